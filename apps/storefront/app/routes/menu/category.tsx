import { categoryIdFromSlug } from '@sufra/domain/menu/slug'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { UtensilsCrossed } from 'lucide-react'
import { Link } from 'react-router'
import { publishedMenuFor } from '#app/features/menu/menu.server.ts'
import { MenuFrame } from '#app/features/menu/menu-frame.tsx'
import { CardList } from '#app/features/menu/menu-sections.tsx'
import { entriesOf, sectionsOf } from '#app/order/menu/sections.server.ts'
import { useDestination } from '#app/order/menu/use-destination.ts'
import { useOrderTypeMenu } from '#app/order/menu/use-order-type-menu.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { brandFor } from '#app/platform/visit/brand.server.ts'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import { MiniCartBesideMenu } from '../layout/mini-cart.tsx'
import type { Route } from './+types/category.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const brand = await brandFor(visit)
  const menu = await publishedMenuFor(visit, request)
  const id = categoryIdFromSlug(params.category_slug)
  const category = menu.data.find((each) => each.id === id)
  if (!category) throw notFound()
  const sections = sectionsOf(menu, brand)
  return {
    category: { id: category.id, name: category.name },
    entries: entriesOf(sections),
    section: sections.filter((each) => each.id === id),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const section = loaderData?.section[0]
  return section
    ? pageTitle(matches, { words: section.name, about: section.description })
    : pageTitle(matches, 'page_not_found')
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  useOrderTypeMenu()
  const text = useText()
  const { visible } = useDestination()
  const [section] = visible(loaderData.section)
  if (!section) {
    return (
      <EmptyState
        level={1}
        art={<UtensilsCrossed size={52} />}
        title={text('category_empty')}
        hint={text('category_empty_hint')}
        action={
          <Link to="/menu" className={buttonClass('primary')}>
            {text('see_whole_menu')}
          </Link>
        }
      />
    )
  }
  return (
    <MenuFrame
      cart={<MiniCartBesideMenu />}
      entries={visible(loaderData.entries)}
      activeSlug={section.slug}
      hrefOf={({ href }) => href}
    >
      <div className="pt-5 desktop:pt-0">
        <h1 className="text-h1 font-bold">{section.name}</h1>
        {section.description && <p className="pt-1 text-text2">{section.description}</p>}
        <CardList section={section} isFirst isSkipped={false} />
      </div>
    </MenuFrame>
  )
}
