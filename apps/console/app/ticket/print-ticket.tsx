import type { BoardOrder } from '@sufra/contract/orders/board'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Ticket } from './ticket.tsx'

let printing: BoardOrder | null = null
const listeners = new Set<() => void>()

function set(order: BoardOrder | null) {
  printing = order
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the browser's own print dialog with nothing but the ticket on the paper. */
export const printTicket = (order: BoardOrder) => set(order)

/** Holds the ticket while it is printed; on a screen nothing of it is seen. */
export function TicketHost() {
  const order = useSyncExternalStore(subscribe, () => printing)
  const place = document.getElementById('ticket')

  useEffect(() => {
    if (!order) return
    const done = () => set(null)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [order])

  return order && place ? createPortal(<Ticket order={order} />, place) : null
}
