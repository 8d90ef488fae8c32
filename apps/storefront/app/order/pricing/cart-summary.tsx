import { itemCount } from '@sufra/domain/cart/cart'
import { DELIVERY_CHARGE, VAT } from '@sufra/domain/pricing/bill'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { clsx } from 'clsx'
import { Tag } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { type Figure, type Figures, figureName } from './figures.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { PricingNotice } from './pricing-notice.tsx'
import { SummaryRow } from './summary-row.tsx'
import type { ShownBill } from './use-bill.ts'
import { useAmountText, useWhy } from './use-why.ts'

/** What the order costs, row by row; the rows add up to the total. Paler while the server has yet to agree. */
export function CartSummary({ bill }: { bill: ShownBill }) {
  const text = useText()
  const price = usePrice()
  const why = useWhy()
  const { order, figures } = bill
  const services = figures.charges.filter(({ key }) => key !== DELIVERY_CHARGE)
  const otherTaxes = figures.taxes.filter(({ key }) => key !== VAT)
  const vat = figures.taxes.find(({ key }) => key === VAT)
  return (
    <div className="flex flex-col gap-3">
      <FreeDelivery bill={bill} />
      <dl
        aria-busy={bill.isChecking}
        className={clsx('flex flex-col transition-colors', bill.isChecking && 'text-text2')}
      >
        <SummaryRow
          term={text('subtotal')}
          value={<Price parts={price(figures.subtotal)} />}
          why={text('why_subtotal', { count: itemCount(order.lines) })}
        />
        {services.map((figure) => (
          <FigureRow key={figure.key} figure={figure} />
        ))}
        {figures.discount > 0 && (
          <SummaryRow
            term={text('discount')}
            value={<Price parts={price(-figures.discount)} />}
            why={why(figures.discountReason)}
          />
        )}
        {order.orderType === 'deliver' && <DeliveryRow figures={figures} />}
        {otherTaxes.map((figure) => (
          <FigureRow key={figure.key} figure={figure} />
        ))}
        {vat && figures.vatType === 'exclusive' && <VatRow figure={vat} />}
        <InUse bill={bill} />
        <TotalRow figures={figures} vat={vat} />
      </dl>
      <PricingNotice bill={bill} />
    </div>
  )
}

function FigureRow({ figure }: { figure: Figure }) {
  const text = useText()
  const price = usePrice()
  const why = useWhy()
  const { locale } = useBrand()
  return (
    <SummaryRow
      term={figureName(figure, text, locale)}
      value={<Price parts={price(figure.amount)} />}
      why={why(figure.reason)}
    />
  )
}

/** Before the address is known there is nothing to add. */
function DeliveryRow({ figures }: { figures: Figures }) {
  const text = useText()
  const price = usePrice()
  const why = useWhy()
  const { locale } = useBrand()
  const figure = figures.charges.find(({ key }) => key === DELIVERY_CHARGE)
  if (!figure) {
    const value = <span className="text-small text-text2">{text('delivery_not_known')}</span>
    return <SummaryRow term={text('delivery_charge')} value={value} />
  }
  return (
    <SummaryRow
      term={figureName(figure, text, locale)}
      value={
        figure.amount === 0 ? (
          <span className="font-semibold text-success">{text('free')}</span>
        ) : (
          <Price parts={price(figure.amount)} />
        )
      }
      why={why(figure.reason)}
    />
  )
}

function VatRow({ figure }: { figure: Figure }) {
  const text = useText()
  const price = usePrice()
  const why = useWhy()
  const { vat } = useBrand().billRules
  return (
    <SummaryRow
      term={text('vat_row', { number: vat.basisPoints / 100 })}
      value={<Price parts={price(figure.amount)} />}
      why={why(figure.reason)}
    />
  )
}

/** The coupon or promotion that is in use, by its name. */
function InUse({ bill: { order } }: { bill: ShownBill }) {
  const { locale } = useBrand()
  const text = useText()
  const inUse = order.promo ?? order.coupon
  if (!inUse) return null
  const value = (
    <span className="inline-flex items-center gap-1.5 text-end font-medium text-secondary-text">
      <Tag size={16} aria-hidden="true" className="shrink-0" />
      {wordsIn(inUse.name, locale)}
    </span>
  )
  return <SummaryRow term={text('promo_in_use')} value={value} />
}

function TotalRow({ figures, vat }: { figures: Figures; vat: Figure | undefined }) {
  const text = useText()
  const price = usePrice()
  const why = useWhy()
  const amount = useAmountText()
  const { billRules } = useBrand()
  const parts = addends(figures).map((part, index) => {
    const sign = part < 0 ? '−' : '+'
    return index === 0 ? amount(part) : `${sign} ${amount(Math.abs(part))}`
  })
  const within = vat && figures.vatType === 'inclusive' ? vat : null
  return (
    <SummaryRow
      term={text('total')}
      value={<Price parts={price(figures.total)} />}
      why={
        parts.length > 1 || within ? (
          <>
            {parts.length > 1 && (
              <bdi dir="ltr" className="block tabular-nums rtl:text-end">
                {parts.join(' ')} = {amount(figures.total)}
              </bdi>
            )}
            {within && why(within.reason)}
          </>
        ) : null
      }
      isTotal
    >
      {within && (
        <dd className="flex w-full justify-between gap-3 text-small font-normal text-text2">
          {text('vat_included', { number: billRules.vat.basisPoints / 100 })}
          <Price parts={price(within.amount)} />
        </dd>
      )}
    </SummaryRow>
  )
}

/** What the total is the sum of, as the rows have it. */
function addends({ subtotal, charges, discount, taxes, vatType }: Figures): number[] {
  const added = taxes.filter(({ key }) => key !== VAT || vatType === 'exclusive')
  const rest = [-discount, ...[...charges, ...added].map(({ amount }) => amount)]
  return [subtotal, ...rest.filter((amount) => amount !== 0)]
}
