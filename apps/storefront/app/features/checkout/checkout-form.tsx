import { type Cart, itemCount } from '@sufra/domain/cart/cart'
import type { DetailFault } from '@sufra/domain/orders/checkout-rules'
import { wordsIn } from '@sufra/domain/text/locales'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { BadgeCheck, ChevronDown, ChevronLeft, CircleAlert, UserRound } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '#app/platform/session/use-current-user.ts'
import { LineChoices } from '../../order/cart/line-choices.tsx'
import { OrderNotes } from '../../order/cart/order-notes.tsx'
import { CartSummary } from '../../order/pricing/cart-summary.tsx'
import { FaultMessage } from '../../order/pricing/fault-message.tsx'
import { type ShownBill, useBill } from '../../order/pricing/use-bill.ts'
import { useFreshFigures } from '../../order/promotions/use-fresh-figures.ts'
import { usePricingEffects } from '../../order/promotions/use-pricing-effects.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { anchorOf, CheckoutSection } from './checkout-section.tsx'
import { DestinationSection, TableField } from './destination-section.tsx'
import type { PaymentLists } from './payment-rules.ts'
import { CashField, PaymentSection } from './payment-section.tsx'
import { PlaceOrderButton, TotalChanged } from './place-order.tsx'
import { useOrderForm, type usePlacing } from './use-order-form.ts'

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
  usePricingEffects()
  return (
    <div className="mx-auto grid w-full max-w-[461px] grid-cols-1 gap-4 gutter pt-4 desktop:max-w-[66rem] desktop:grid-cols-[minmax(0,1fr)_350px] desktop:gap-x-8 desktop:pt-8">
      <div className="flex min-w-0 flex-col gap-4">
        <Heading />
        <FaultList faults={form.faults} ref={form.faultList} />
        <PhoneSummary lines={lines} bill={bill} />
        <WhoSection />
        <DestinationSection order={bill.order} faults={form.faults} />
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
          <PlaceOrderButton
            total={bill.figures.total}
            isSending={placing.work === 'placing'}
            onPlaceOrder={form.submit}
          />
        </div>
      </div>
      {placing.toldTotal !== null && (
        <TotalChanged
          from={placing.toldTotal}
          bill={bill}
          onPlaceOrder={form.submit}
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

/** All that is missing, each with the way to it. It takes the focus when somebody tries to go on. */
function FaultList(props: { faults: readonly DetailFault[]; ref: Ref<HTMLDivElement> }) {
  const text = useText()
  if (props.faults.length === 0) return null
  return (
    <div
      ref={props.ref}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2 rounded-input bg-danger-soft px-3 py-2.5 text-danger outline-none"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <ul className="flex flex-col gap-1 font-medium">
        {props.faults.map((fault) => (
          <li key={fault}>
            <a href={`#${anchorOf(fault)}`} className="underline underline-offset-4">
              {text(`missing_${fault}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function WhoSection() {
  const text = useText()
  const user = useCurrentUser()
  if (!user) return null
  return (
    <CheckoutSection title={text('who_orders')}>
      <p className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-surface2 text-text2"
        >
          <UserRound size={22} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">
            <bdi>
              {user.firstName} {user.lastName}
            </bdi>
          </span>
          <span className="flex items-center gap-1 text-small text-success">
            <BadgeCheck size={16} aria-hidden="true" />
            {text('mobile_verified')}
          </span>
        </span>
      </p>
    </CheckoutSection>
  )
}

type Props = { lines: Cart; bill: ShownBill }

/** On a phone: how much, and on a tap for what. */
function PhoneSummary({ lines, bill }: Props) {
  const text = useText()
  const price = usePrice()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-label={text('your_order')}
      className="rounded-card border border-line bg-surface desktop:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-2 px-4 text-start"
      >
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{text('your_order')}</span>
          <span className="text-text2"> · {text('item_count', { count: itemCount(lines) })}</span>
        </span>
        <span className="font-bold">
          <Price parts={price(bill.figures.total)} />
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={`shrink-0 text-text2 transition-[rotate] duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-line px-4 pb-4">
        <SummaryLines lines={lines} />
        <CartSummary bill={bill} />
      </div>
    </section>
  )
}

/** On a desktop: all of it, beside the form. */
function OrderSummary({ lines, bill }: Props) {
  const text = useText()
  return (
    <section aria-label={text('your_order')} className="max-desktop:hidden">
      <h2 className="text-h3 font-bold">{text('your_order')}</h2>
      <div className="max-h-[38dvh] overflow-y-auto overscroll-contain">
        <SummaryLines lines={lines} />
      </div>
      <div className="border-t border-line pt-2">
        <CartSummary bill={bill} />
      </div>
    </section>
  )
}

function SummaryLines({ lines }: { lines: Cart }) {
  const text = useText()
  const { locale } = useBrand()
  const price = usePrice()
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="flex gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">
              {text('times', { count: line.quantity, name: wordsIn(line.names, locale) })}
            </p>
            <LineChoices line={line} />
          </div>
          <span className="shrink-0">
            <Price parts={price(line.total * line.quantity)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
