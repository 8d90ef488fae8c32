import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { CategoryEntry } from '../../order/menu/menu-model.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Tabs under the header until there is room for three columns: a rail of 270, the menu, and the cart of 350. */
export function MenuFrame(props: {
  entries: CategoryEntry[]
  activeSlug: string | null
  hrefOf: (entry: CategoryEntry) => string
  onChoose?: (slug: string) => void
  /** Beside the menu where there is room; brands that take no orders have none. */
  cart: ReactNode
  children: ReactNode
}) {
  const { children, cart, ...navigation } = props
  const { isMenuOnly } = useBrand()
  const columns = isMenuOnly
    ? 'wide:grid-cols-[270px_minmax(0,1fr)]'
    : 'desktop:grid-cols-[minmax(0,1fr)_350px] wide:grid-cols-[270px_minmax(0,1fr)_350px]'
  return (
    <>
      <div className="sticky top-16 z-10 desktop:top-[4.5rem] wide:hidden">
        <CategoryTabs {...navigation} />
      </div>
      <div className={`page grid gutter desktop:gap-8 wide:pt-6 ${columns}`}>
        <div className="hidden wide:block">
          <CategoryRail {...navigation} />
        </div>
        <div className="min-w-0">{children}</div>
        {!isMenuOnly && <div className="hidden pt-6 desktop:block wide:pt-0">{cart}</div>}
      </div>
    </>
  )
}

/** The column beside the menu on desktops. */
function CategoryRail(props: {
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

/** The strip under the header on phones and tablets. It keeps the active tab in view. */
function CategoryTabs(props: {
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
