import type { BoardOrder } from '@sufra/contract/orders/board'
import { BoardColumn } from './board-column.tsx'
import { ColumnTabs } from './column-tabs.tsx'
import { COLUMNS, doneAmong, ordersIn } from './columns.ts'
import { DoneList } from './done-list.tsx'

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
