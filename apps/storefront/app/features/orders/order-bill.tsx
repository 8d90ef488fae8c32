import { VAT } from '@sufra/domain/pricing/bill'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import type { ReactNode } from 'react'
import type { Order } from '../../order/placed/order-model.ts'
import { figureName } from '../../order/pricing/figures.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { wentWrong } from './order-steps.ts'

/** What was paid or is to be paid, row by row; the rows add up to the total. */
export function OrderBill({ order }: { order: Order }) {
  const text = useText()
  const price = usePrice()
  const { locale, billRules } = useBrand()
  const { figures } = order
  const vat = figures.taxes.find(({ key }) => key === VAT)
  const added = figures.taxes.filter(({ key }) => key !== VAT || figures.vatType === 'exclusive')
  const rate = { number: billRules.vat.basisPoints / 100 }
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-3">
      <Row term={text('subtotal')} amount={figures.subtotal} />
      {figures.discount > 0 && (
        <Row
          term={
            order.promotionName
              ? `${text('discount')} · ${wordsIn(order.promotionName, locale)}`
              : text('discount')
          }
          amount={-figures.discount}
        />
      )}
      {[...figures.charges, ...added].map((figure) => (
        <Row
          key={figure.key}
          term={figure.key === VAT ? text('vat_row', rate) : figureName(figure, text, locale)}
          amount={figure.amount}
        />
      ))}
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 text-h3 font-bold">
        <dt>{text('total')}</dt>
        <dd>
          <Price parts={price(figures.total)} />
        </dd>
        {vat && figures.vatType === 'inclusive' && (
          <dd className="flex w-full justify-between gap-3 text-small font-normal text-text2">
            {text('vat_included', rate)}
            <Price parts={price(vat.amount)} />
          </dd>
        )}
      </div>
      {!wentWrong(order.status) && (
        <Row term={text(`payment_${order.paymentMethod}`)}>
          {text(`payment_status_${order.paymentStatus}`)}
        </Row>
      )}
    </dl>
  )
}

function Row(props: { term: string; amount?: number; children?: ReactNode }) {
  const price = usePrice()
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-text2">{props.term}</dt>
      <dd className="text-end">
        {props.amount === undefined ? props.children : <Price parts={price(props.amount)} />}
      </dd>
    </div>
  )
}
