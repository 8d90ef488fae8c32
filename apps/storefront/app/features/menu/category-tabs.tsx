import { useEffect, useRef } from 'react'
import type { CategoryEntry } from '../../order/menu/menu-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** The strip under the header on phones and tablets. It keeps the active tab in view. */
export function CategoryTabs(props: {
  entries: CategoryEntry[]
  activeSlug: string | null
  hrefOf: (entry: CategoryEntry) => string
  onChoose?: (slug: string) => void
}) {
  const text = useText()
  const strip = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab is read from the page it was rendered into
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]')?.parentElement
    const row = strip.current
    if (!tab || !row) return
    const offset = tab.offsetLeft + tab.offsetWidth / 2 - row.clientWidth / 2
    row.scrollTo({ left: offset, behavior: 'smooth' })
  }, [props.activeSlug])

  return (
    <nav aria-label={text('categories')} className="border-b border-line bg-bg">
      <ul ref={strip} className="scroll-row page flex gap-5 gutter">
        {props.entries.map((entry) => {
          const isActive = entry.slug === props.activeSlug
          return (
            <li key={entry.id} className="shrink-0">
              <a
                href={props.hrefOf(entry)}
                aria-current={isActive ? 'true' : undefined}
                onClick={() => props.onChoose?.(entry.slug)}
                className="relative block min-w-6 py-3 text-center font-medium text-text2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full aria-[current]:font-semibold aria-[current]:text-text aria-[current]:after:bg-primary"
              >
                {entry.name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
