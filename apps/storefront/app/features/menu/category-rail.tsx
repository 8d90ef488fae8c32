import type { CategoryEntry } from '../../order/menu/menu-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** The column beside the menu on desktops. */
export function CategoryRail(props: {
  entries: CategoryEntry[]
  activeSlug: string | null
  hrefOf: (entry: CategoryEntry) => string
  onChoose?: (slug: string) => void
}) {
  const text = useText()
  return (
    <nav
      aria-label={text('categories')}
      className="sticky top-[5.5rem] max-h-[calc(100dvh-6.5rem)] overflow-y-auto"
    >
      <ul className="flex flex-col gap-1">
        {props.entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={props.hrefOf(entry)}
              aria-current={entry.slug === props.activeSlug ? 'true' : undefined}
              onClick={() => props.onChoose?.(entry.slug)}
              className="flex items-center justify-between gap-3 rounded-tile px-4 py-2.5 font-medium text-text2 hover:bg-surface2 aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-text"
            >
              {entry.name}
              <span className="text-small tabular-nums">{entry.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
