import { orderableItems } from '@sufra/contract/menu/orderable-items'
import { categoryIdFromSlug, itemIdFromSlug } from '@sufra/domain/menu/slug'
import { wordsIn } from '@sufra/domain/text/locales'
import { Heart } from '#app/features/favourites/heart.tsx'
import { ItemOrder } from '#app/features/item/customise/item-order.tsx'
import { ItemContents } from '#app/features/item/item-contents.tsx'
import { ItemPage } from '#app/features/item/item-page.tsx'
import { publishedMenuFor } from '#app/features/menu/menu.server.ts'
import { readingOf } from '#app/order/menu/reading.ts'
import { brandFor } from '#app/platform/visit/brand.server.ts'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/item.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const brand = await brandFor(visit)
  const menu = await publishedMenuFor(visit, request)
  const category = menu.data.find(({ id }) => id === categoryIdFromSlug(params.category_slug))
  const source = category?.items.find(({ id }) => id === itemIdFromSlug(params.item_slug))
  const item = source && orderableItems(menu, readingOf(brand)).get(source.id)
  if (!category || !item) throw notFound()
  return {
    category: { id: category.id, name: category.name },
    item,
    labels: source.labels,
    title: wordsIn(item.names, brand.locale),
    about: wordsIn(item.description, brand.locale),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageTitle(matches, { words: loaderData.title, about: loaderData.about })
    : pageTitle(matches, 'page_not_found')

export default function ItemRoute({ loaderData, params }: Route.ComponentProps) {
  const { isMenuOnly } = useBrand()
  const { item, labels, category } = loaderData
  const backTo = `/menu/${params.category_slug}`
  return (
    <ItemPage
      item={item}
      labels={labels}
      category={category}
      backTo={backTo}
      heart={<Heart itemId={item.id} name={loaderData.title} />}
    >
      {isMenuOnly ? (
        <ItemContents item={item} />
      ) : (
        <ItemOrder key={item.id} item={item} backTo={backTo} />
      )}
    </ItemPage>
  )
}
