import { categoryIdFromSlug, itemIdFromSlug } from '@sufra/domain/slug'
import { itemDetail } from '#app/item/item-detail.server.ts'
import { ItemPage } from '#app/item/item-page.tsx'
import { menuFor } from '#app/menu/menu.server.ts'
import { brandFor } from '#app/visit/brand.server.ts'
import { notFound } from '#app/visit/loader-failure.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/item.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const brand = await brandFor(visit)
  const menu = await menuFor(visit, request)
  const category = menu.data.find(({ id }) => id === categoryIdFromSlug(params.category_slug))
  const itemId = itemIdFromSlug(params.item_slug)
  const isInCategory = category?.items.some(({ id }) => id === itemId)
  const item = itemId !== null && isInCategory ? itemDetail(menu, itemId, brand) : null
  if (!category || !item) throw notFound()
  return { category: { id: category.id, name: category.name }, item }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageTitle(matches, { words: loaderData.item.name, about: loaderData.item.description })
    : pageTitle(matches, 'page_not_found')

export default function ItemRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <ItemPage
      item={loaderData.item}
      category={loaderData.category}
      backTo={`/menu/${params.category_slug}`}
    />
  )
}
