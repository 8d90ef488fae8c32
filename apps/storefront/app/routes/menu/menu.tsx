import { useMemo } from 'react'
import { publishedMenuFor } from '#app/features/menu/menu.server.ts'
import { MenuFrame } from '#app/features/menu/menu-frame.tsx'
import { MenuSections } from '#app/features/menu/menu-sections.tsx'
import { NoMenu } from '#app/features/menu/no-menu.tsx'
import { useScrollSpy } from '#app/features/menu/use-scroll-spy.ts'
import { sectionsOf } from '#app/order/menu/sections.server.ts'
import { useDestination } from '#app/order/menu/use-destination.ts'
import { useOrderTypeMenu } from '#app/order/menu/use-order-type-menu.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { brandFor } from '#app/platform/visit/brand.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import { MiniCartBesideMenu } from '../layout/mini-cart.tsx'
import type { Route } from './+types/menu.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

/** Header and tabs on phones. */
const STICKY_HEIGHT = 112

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const brand = await brandFor(visit)
  return { sections: sectionsOf(await publishedMenuFor(visit, request), brand) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'menu')

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  useOrderTypeMenu()
  const text = useText()
  const { visible } = useDestination()
  const sections = useMemo(() => visible(loaderData.sections), [visible, loaderData.sections])
  const { active, choose } = useScrollSpy(
    sections.map(({ slug }) => slug),
    STICKY_HEIGHT,
  )
  if (sections.length === 0) return <NoMenu />
  return (
    <MenuFrame
      cart={<MiniCartBesideMenu />}
      entries={sections}
      activeSlug={active}
      hrefOf={({ slug }) => `#${slug}`}
      onChoose={choose}
    >
      <h1 className="sr-only">{text('menu')}</h1>
      <MenuSections sections={sections} />
    </MenuFrame>
  )
}
