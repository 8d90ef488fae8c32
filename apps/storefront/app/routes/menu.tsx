import { useMemo } from 'react'
import { useText } from '#app/i18n/use-text.ts'
import { menuFor } from '#app/menu/menu.server.ts'
import { MenuFrame } from '#app/menu/menu-frame.tsx'
import { MenuSections } from '#app/menu/menu-sections.tsx'
import { NoMenu } from '#app/menu/no-menu.tsx'
import { sectionsOf } from '#app/menu/sections.server.ts'
import { useOrderTypeMenu } from '#app/menu/use-order-type-menu.ts'
import { useScrollSpy } from '#app/menu/use-scroll-spy.ts'
import { usePlace } from '#app/place/use-place.ts'
import { brandFor } from '#app/visit/brand.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/menu.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

/** Header and tabs on phones. */
const STICKY_HEIGHT = 112

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const brand = await brandFor(visit)
  return { sections: sectionsOf(await menuFor(visit, request), brand) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'menu')

export default function MenuRoute({ loaderData }: Route.ComponentProps) {
  useOrderTypeMenu()
  const text = useText()
  const { visible } = usePlace()
  const sections = useMemo(() => visible(loaderData.sections), [visible, loaderData.sections])
  const { active, choose } = useScrollSpy(
    sections.map(({ slug }) => slug),
    STICKY_HEIGHT,
  )
  if (sections.length === 0) return <NoMenu />
  return (
    <MenuFrame
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
