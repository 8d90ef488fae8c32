import type { BoardOrder } from '@sufra/contract/orders/board'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import { LOOKS } from './column-looks.ts'
import type { Column } from './columns.ts'
import { OrderCard } from './order-card.tsx'

export function BoardColumn(props: {
  column: Column
  cards: readonly BoardOrder[]
  children: ReactNode
}) {
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
