import type { BoardOrder } from '@sufra/contract/orders/board'
import { clsx } from 'clsx'
import { Ban, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClockText } from '../../platform/brand/use-clock-text.ts'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { LOOKS } from './column-looks.ts'
import type { Column } from './columns.ts'
import { COLUMNS, doneAmong, ordersIn } from './columns.ts'

import { OrderCard } from './order-card.tsx'

/** Side by side where there is room; else one behind the other, to be swiped or jumped to. */
export function BoardColumns({ orders }: { orders: readonly BoardOrder[] }) {
  const columns = COLUMNS.map((column) => ({ column, cards: ordersIn(column, orders) }))
  const done = doneAmong(orders)
  return (
    <>
      <ColumnTabs columns={columns.map(({ column, cards }) => ({ column, count: cards.length }))} />
      <main
        id="content"
        className="flex min-h-0 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto p-3 board:grid board:grid-cols-4 board:overflow-x-visible"
      >
        {columns.map(({ column, cards }) => (
          <BoardColumn key={column.name} column={column} cards={cards}>
            {column.name === 'ready' && done.length > 0 && <DoneList orders={done} />}
          </BoardColumn>
        ))}
      </main>
    </>
  )
}

/** On narrow screens: how many wait in each column, and the way there. */
function ColumnTabs(props: { columns: { column: Column; count: number }[] }) {
  const text = useText()
  return (
    <nav
      aria-label={text('jump_to_column')}
      className="flex gap-1 border-b border-line bg-surface px-2 board:hidden"
    >
      {props.columns.map(({ column: { name }, count }) => (
        <a
          key={name}
          href={`#column-${name}`}
          className="flex min-h-11 flex-1 items-center justify-center gap-1.5 px-1 text-caption font-semibold"
        >
          <span className="truncate">{text(`column_${name}`)}</span>
          <span className={clsx('figures rounded-full px-2', LOOKS[name].count)}>{count}</span>
        </a>
      ))}
    </nav>
  )
}

/** What has left the board: for the customer who comes back to the counter. */
function DoneList({ orders }: { orders: readonly BoardOrder[] }) {
  const text = useText()
  const clock = useClockText()
  return (
    <details className="mt-auto rounded-tile bg-surface">
      <summary className="min-h-11 px-3 py-2.5 text-small font-semibold">
        {text('done_lately')} <span className="figures text-text2">{orders.length}</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line px-3">
        {orders.map(({ id, attributes }) => {
          const Icon = attributes.status === 'finished' ? CircleCheck : Ban
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-2 py-2 text-small">
              <Icon size={15} aria-hidden="true" className="text-text2" />
              <strong className="figures">
                <bdi dir="ltr">#{attributes.number}</bdi>
              </strong>
              <bdi className="truncate">{attributes.customer.name}</bdi>
              <span className="figures ms-auto text-caption text-text2">
                {clock(Date.parse(attributes['status-since']))}
              </span>
              <span className="w-full text-caption text-text2">
                {text(`status_${attributes.status}`)}
                {attributes.reason && (
                  <>
                    {' · '}
                    <bdi>{attributes.reason}</bdi>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function BoardColumn(props: { column: Column; cards: readonly BoardOrder[]; children: ReactNode }) {
  const { column, cards } = props
  const text = useText()
  const look = LOOKS[column.name]
  const name = text(`column_${column.name}`)
  return (
    <section
      id={`column-${column.name}`}
      aria-label={text('orders_in_column', { column: name, count: cards.length })}
      className={clsx(
        'flex w-[min(21rem,86vw)] shrink-0 snap-start scroll-ms-3 flex-col overflow-hidden rounded-tile border-t-4 bg-column board:w-auto board:shrink',
        look.edge,
      )}
    >
      <h2
        id={`heading-${column.name}`}
        tabIndex={-1}
        className="flex items-center gap-2 px-3 py-2 font-bold"
      >
        {name}
        <span className={clsx('figures rounded-full px-2.5 text-small', look.count)}>
          {cards.length}
        </span>
      </h2>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-2 pb-2">
        {cards.length === 0 && (
          <p className="px-4 py-8 text-center text-small text-text2">
            {text(`nothing_${column.name}`)}
          </p>
        )}
        {cards.map((order) => (
          <OrderCard key={order.id} order={order} column={column} />
        ))}
        {props.children}
      </div>
    </section>
  )
}
