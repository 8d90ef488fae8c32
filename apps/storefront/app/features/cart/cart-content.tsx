import type { Cart } from '@sufra/domain/cart/cart'
import type { Words } from '@sufra/domain/text/locales'
import type { ReactNode } from 'react'
import { OrderNotes } from '../../order/cart/order-notes.tsx'
import { LocationBar } from '../../order/destination/location-bar.tsx'
import { useFit } from '../../order/menu/use-fit.ts'
import { CartSummary } from '../../order/pricing/cart-summary.tsx'
import { type ShownBill, useBill } from '../../order/pricing/use-bill.ts'
import { useFreshFigures } from '../../order/promotions/use-fresh-figures.ts'
import { usePricingNews } from '../../order/promotions/use-pricing-news.ts'
import { TimeCard } from '../../order/time/time-card.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { CartCustomer } from './cart-customer.tsx'
import { LineRow } from './line-row.tsx'
import { PoweredBy } from './powered-by.tsx'
import { TableCard } from './table-card.tsx'
import { UpsellStrip } from './upsell-strip.tsx'

/** What other features put into the cart. */
export type CartParts = {
  curbside: ReactNode
  signIn: ReactNode
  savings: (bill: ShownBill) => ReactNode
  checkout: (bill: ShownBill, unavailable: Words[]) => ReactNode
}

/** One column on phones, with the button at the bottom edge; lines and a summary of 350 beside them on desktops. */
export function CartContent({ lines, parts }: { lines: Cart; parts: CartParts }) {
  const text = useText()
  const outcomeOf = useFit()
  const bill = useBill()
  useFreshFigures()
  usePricingNews()
  const unavailable = lines
    .filter((line) => outcomeOf(line).kind === 'not-available')
    .map(({ names }) => names)
  return (
    <div className="mx-auto grid w-full max-w-[461px] flex-1 grid-cols-1 content-start gap-4 px-4 pt-4 desktop:max-w-[70rem] desktop:grid-cols-[minmax(0,1fr)_350px] desktop:gap-8 desktop:px-6 desktop:pt-8">
      <div className="flex min-w-0 flex-col gap-4">
        <section className="rounded-card max-desktop:border max-desktop:border-line max-desktop:bg-surface max-desktop:px-4 max-desktop:py-1 desktop:*:bg-surface">
          <LocationBar />
          <TimeCard />
        </section>
        <CartCustomer />
        <ul
          aria-label={text('your_order')}
          className="divide-y divide-line rounded-card border border-line bg-surface px-4"
        >
          {lines.map((line) => (
            <LineRow key={line.key} line={line} outcome={outcomeOf(line)} />
          ))}
        </ul>
        <UpsellStrip />
        <TableCard />
        {parts.curbside}
        <OrderNotes />
      </div>
      <div className="contents desktop:sticky desktop:top-24 desktop:flex desktop:flex-col desktop:gap-5 desktop:self-start desktop:rounded-card desktop:border desktop:border-line desktop:bg-surface desktop:p-5">
        {parts.savings(bill)}
        <section
          aria-label={text('total')}
          className="rounded-card border border-line bg-surface p-4 desktop:border-0 desktop:p-0"
        >
          <CartSummary bill={bill} />
        </section>
        <div className="sticky bottom-0 z-10 order-2 -mx-4 border-t border-line bg-surface px-4 pt-3 shadow-e2 [padding-block-end:max(1rem,env(safe-area-inset-bottom))] desktop:static desktop:mx-0 desktop:border-0 desktop:p-0 desktop:shadow-none">
          {parts.checkout(bill, unavailable)}
        </div>
      </div>
      <div className="order-1 desktop:col-span-full">
        <PoweredBy />
      </div>
    </div>
  )
}
