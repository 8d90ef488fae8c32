import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { Car, Check, Navigation, SearchX, Store } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useDestination } from '#app/order/menu/use-destination.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useIsDesktop } from './desktop.ts'
import type { Branch, Distances } from './found-branches.ts'
import { distanceText } from './found-branches.ts'
import { OpeningState } from './opening-state.tsx'
import { useChooseBranch } from './use-choose-branch.ts'

export function BranchResults(props: {
  branches: Branch[]
  chooser: string
  orderType: OrderType | null
  query: string
  distances: Distances | null
  selectedId: number | null
}) {
  const text = useText()
  const { search } = useCallingPage()
  const { branches, query, selectedId } = props
  const isDesktop = useIsDesktop()
  const list = useRef<HTMLUListElement>(null)

  // A pin tapped on the map brings its branch into view; on phones the map shows it itself.
  useEffect(() => {
    if (selectedId === null) return
    const card = list.current?.querySelector(`[data-branch="${selectedId}"]`)
    if (isDesktop) card?.scrollIntoView({ block: 'nearest' })
  }, [selectedId, isDesktop])

  if (branches.length === 0) {
    const isSearch = query.trim() !== ''
    return (
      <EmptyState
        art={isSearch ? <SearchX size={52} /> : <Store size={52} />}
        title={isSearch ? text('no_branch_found', { query }) : text('no_branches')}
        hint={text(isSearch ? 'no_branch_found_hint' : 'no_branches_hint')}
        action={
          <Link to={props.chooser + search} className={buttonClass('primary')}>
            {text('branches')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <p role="status" className="text-small text-text2">
        {text('branch_count', { count: branches.length })}
      </p>
      <ul ref={list} className="grid gap-3 tablet:max-desktop:grid-cols-2">
        {branches.map((branch) => (
          <li key={branch.id} data-branch={branch.id} className="scroll-my-24">
            <BranchCard
              branch={branch}
              orderType={props.orderType}
              distance={props.distances?.get(branch.id) ?? null}
              isSelected={branch.id === selectedId}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export function BranchCard(props: {
  branch: Branch
  orderType: OrderType | null
  /** In metres, once it is known where the visitor is. */
  distance: number | null
  isSelected?: boolean
}) {
  const { branch, orderType, distance, isSelected = false } = props
  const text = useText()
  const { isMenuOnly, locale } = useBrand()
  const { location } = useDestination()
  const { search } = useCallingPage()
  const choose = useChooseBranch()
  const isChosen = location?.id === branch.id

  return (
    <article
      className={`flex h-full flex-col gap-2 rounded-card border bg-surface p-4 ${isChosen || isSelected ? 'border-primary-text' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-h3 font-semibold">{branch.name}</h2>
          <p className="text-small text-text2">
            {branch.line1} · {branch.city}
          </p>
        </div>
        {isChosen && (
          <span className="inline-flex shrink-0 items-center gap-1 rounded-chip bg-primary-soft px-2 py-0.5 text-micro font-semibold text-primary-text">
            <Check size={14} aria-hidden="true" />
            {text('your_branch')}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <OpeningState branch={branch} />
        {distance !== null && (
          <span className="inline-flex items-center gap-1 text-text2">
            <Navigation size={16} aria-hidden="true" />
            <bdi className="tabular-nums">{distanceText(distance, locale)}</bdi>
          </span>
        )}
        {branch.hasCurbside && (
          <span className="inline-flex items-center gap-1 text-text2">
            <Car size={16} aria-hidden="true" />
            {text('curbside_available')}
          </span>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
        {!isMenuOnly && (
          <button
            type="button"
            onClick={() => choose(branch, orderType)}
            disabled={!branch.acceptsOrders}
            className={buttonClass('secondary', 'min-h-11 disabled:opacity-60')}
          >
            {text('order_from_branch')}
          </button>
        )}
        <Link
          to={branch.href + search}
          className="inline-flex min-h-11 items-center text-small font-semibold text-primary-text hover:underline"
        >
          {text('view_branch')}
          <span className="sr-only">: {branch.name}</span>
        </Link>
      </div>
    </article>
  )
}
