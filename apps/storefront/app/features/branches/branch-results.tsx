import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { SearchX, Store } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCallingPage } from '../../platform/visit/use-calling-page.ts'
import { BranchCard } from './branch-card.tsx'
import { useIsDesktop } from './desktop.ts'
import type { Distances } from './found-branches.ts'
import type { Branch } from './location-model.ts'

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
