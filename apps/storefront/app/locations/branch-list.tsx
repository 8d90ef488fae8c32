import type { OrderType } from '@sufra/domain/order-types'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useBrand } from '../visit/use-brand.ts'
import { BranchCard } from './branch-card.tsx'
import type { Branch } from './location-model.ts'

export function BranchList(props: {
  branches: Branch[]
  chooser: string
  orderType: OrderType | null
}) {
  const text = useText()
  const { orderTypes, isMenuOnly } = useBrand()
  const { orderType, chooser } = props
  const fitting = props.branches.filter(
    (branch) => orderType === null || branch.orderTypes.includes(orderType),
  )

  return (
    <div className="page gutter pt-4 desktop:pt-8">
      <h1 className="text-h1 font-bold">{text('choose_a_branch')}</h1>
      <p className="pt-1 text-text2">{text('branches_hint')}</p>
      {!isMenuOnly && (
        <nav aria-label={text('select_order_type')} className="-mx-4 pt-4">
          <ul className="scroll-row flex gap-2 px-4 py-1">
            {orderTypes.map((type) => (
              <li key={type} className="shrink-0">
                <Link
                  to={`${chooser}/${type}`}
                  replace
                  aria-current={type === orderType ? 'true' : undefined}
                  className="pressable flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:bg-surface2 aria-[current]:border-primary-text aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-text"
                >
                  {text(`order_type_${type}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {fitting.length === 0 ? (
        <EmptyState
          art={<Store size={52} />}
          title={text('no_branches')}
          hint={text('no_branches_hint')}
          action={
            <Link to={chooser} className={buttonClass('primary')}>
              {text('branches')}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-3 pt-4 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-5">
          {fitting.map((branch) => (
            <li key={branch.id}>
              <BranchCard branch={branch} orderType={orderType} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
