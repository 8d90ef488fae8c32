import type { Cart } from '@sufra/domain/cart/cart'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { OrderNotes } from '../../order/cart/order-notes.tsx'
import { FaultMessage } from '../../order/pricing/fault-message.tsx'
import { useBill } from '../../order/pricing/use-bill.ts'
import { useFreshFigures } from '../../order/promotions/use-fresh-figures.ts'
import { usePricingNews } from '../../order/promotions/use-pricing-news.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { iconButtonClass } from '../../platform/ui/button.ts'
import { CashField } from './cash-field.tsx'
import { FaultList } from './fault-list.tsx'
import { OrderSummary, PhoneSummary } from './order-summary.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PlaceButton } from './place-button.tsx'
import { PlaceSection } from './place-section.tsx'
import { TableField } from './table-field.tsx'
import type { PaymentLists } from './taken-payments.ts'
import { TotalChanged } from './total-changed.tsx'
import { useOrderForm } from './use-order-form.ts'
import type { usePlacing } from './use-placing.ts'
import { WhoSection } from './who-section.tsx'

/** One page: the sections in the order people think of them, the summary beside them or, on a phone, above. */
export function CheckoutForm(props: {
  lines: Cart
  payments: PaymentLists
  placing: ReturnType<typeof usePlacing>
}) {
  const { lines, placing } = props
  const bill = useBill()
  const form = useOrderForm({ ...props, bill })
  useFreshFigures('checkout')
  usePricingNews()
  return (
    <div className="mx-auto grid w-full max-w-[461px] grid-cols-1 gap-4 gutter pt-4 desktop:max-w-[66rem] desktop:grid-cols-[minmax(0,1fr)_350px] desktop:gap-x-8 desktop:pt-8">
      <div className="flex min-w-0 flex-col gap-4">
        <Heading />
        <FaultList faults={form.faults} ref={form.faultList} />
        <PhoneSummary lines={lines} bill={bill} />
        <WhoSection />
        <PlaceSection order={bill.order} faults={form.faults} />
        {form.isAtTable && <TableField field={form.table} isMissing={form.has('no-table')} />}
        <PaymentSection
          choices={form.choices}
          chosen={form.payment}
          onChoose={form.setPayment}
          isMissing={form.has('no-payment')}
        >
          {form.payment === 'cash' && (
            <CashField
              field={form.cash}
              total={bill.figures.total}
              isTooLittle={form.has('too-little-cash')}
            />
          )}
        </PaymentSection>
        <OrderNotes />
      </div>
      <div className="contents desktop:sticky desktop:top-24 desktop:flex desktop:flex-col desktop:gap-5 desktop:self-start desktop:rounded-card desktop:border desktop:border-line desktop:bg-surface desktop:p-5">
        <OrderSummary lines={lines} bill={bill} />
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 shadow-e2 [padding-block-end:max(1rem,env(safe-area-inset-bottom))] tablet:-mx-6 tablet:px-6 desktop:static desktop:mx-0 desktop:border-0 desktop:p-0 desktop:shadow-none">
          {form.blocker && <FaultMessage fault={form.blocker} ordered={bill.ordered} />}
          <PlaceButton
            total={bill.figures.total}
            isSending={placing.work === 'placing'}
            onPlace={form.submit}
          />
        </div>
      </div>
      {placing.toldTotal !== null && (
        <TotalChanged
          from={placing.toldTotal}
          bill={bill}
          onPlace={form.submit}
          onClose={placing.dismissTotal}
        />
      )}
    </div>
  )
}

function Heading() {
  const text = useText()
  return (
    <header className="flex items-center gap-3">
      <Link
        to="/menu?page=cart"
        className={`${iconButtonClass} rounded-tile border border-line bg-surface`}
      >
        <ChevronLeft size={22} aria-hidden="true" className="mirrored" />
        <span className="sr-only">{text('back_to_cart')}</span>
      </Link>
      <h1 className="text-h1 font-bold">{text('checkout')}</h1>
    </header>
  )
}
