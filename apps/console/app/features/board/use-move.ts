import type { BoardOrder } from '@sufra/contract/orders/board'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { COLUMNS } from './columns.ts'
import { useBoard } from './use-board.ts'

/** Moves an order on. The server decides; the card follows once it has. */
export function useMove({ id, attributes }: BoardOrder) {
  const text = useText()
  const { client } = useCrew()
  const { store, say } = useBoard()
  const [isBusy, setBusy] = useState(false)

  async function move(to: OrderStatus, reason: string | null = null) {
    if (isBusy) return false
    setBusy(true)
    try {
      await client.moveOrder(id, to, reason)
      keepFocusIn(attributes.status)
      store.change(id, { status: to, 'status-since': new Date().toISOString(), reason })
      say(text('moved', { number: attributes.number, status: text(`status_${to}`) }))
      return true
    } catch (error) {
      showTrouble(refusalText(error, text))
      return false
    } finally {
      setBusy(false)
      void store.refresh()
    }
  }
  return { isBusy, move }
}

/** The card leaves with the button that was pressed: the keyboard stays in its column. */
function keepFocusIn(status: OrderStatus) {
  const column = COLUMNS.find((it) => it.status === status)
  if (column) document.getElementById(`heading-${column.name}`)?.focus({ preventScroll: true })
}
