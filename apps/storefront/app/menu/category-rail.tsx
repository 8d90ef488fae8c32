import { useText } from '../i18n/use-text.ts'
import type { Section } from './menu-model.ts'

/** The column beside the menu on desktops. */
export function CategoryRail(props: {
  sections: Section[]
  activeSlug: string | null
  hrefOf: (section: Section) => string
  onChoose?: (slug: string) => void
}) {
  const text = useText()
  return (
    <nav
      aria-label={text('categories')}
      className="sticky top-[5.5rem] hidden max-h-[calc(100dvh-6.5rem)] overflow-y-auto desktop:block"
    >
      <ul className="flex flex-col gap-1">
        {props.sections.map((section) => (
          <li key={section.id}>
            <a
              href={props.hrefOf(section)}
              aria-current={section.slug === props.activeSlug ? 'true' : undefined}
              onClick={() => props.onChoose?.(section.slug)}
              className="flex items-center justify-between gap-3 rounded-tile px-4 py-2.5 font-medium text-text2 hover:bg-surface2 aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-text"
            >
              {section.name}
              <span className="text-small tabular-nums">{section.cards.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
