import type { DetailFault } from '@sufra/domain/orders/checkout-rules'
import type { ReactNode } from 'react'

/** A part of the checkout with its name. */
export function CheckoutSection(props: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-label={props.title}
      className="flex scroll-mt-24 flex-col gap-2 rounded-card border border-line bg-surface p-4 desktop:p-5"
    >
      <h2 className="text-h3 font-semibold">{props.title}</h2>
      {props.children}
    </section>
  )
}

/** The ids of what a missing detail is asked for in. */
export const DESTINATION_ID = 'order-destination'

export const TABLE_ID = 'order-table'

export const PAYMENT_ID = 'order-payment'

export const CASH_ID = 'order-cash'

const ANCHORS: Record<DetailFault, string> = {
  'no-order-type': DESTINATION_ID,
  'no-branch': DESTINATION_ID,
  'no-address': DESTINATION_ID,
  'no-table': TABLE_ID,
  'no-payment': PAYMENT_ID,
  'too-little-cash': CASH_ID,
}

export const anchorOf = (fault: DetailFault) => ANCHORS[fault]
