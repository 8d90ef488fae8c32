import { type Cart, subtotal } from '@sufra/domain/cart'
import { vatOn, withVat } from '@sufra/domain/vat'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Price } from '../ui/price.tsx'
import { useBrand, usePrice } from '../visit/use-brand.ts'

/** What the cart costs, worked out here and now. VAT is a row only where it comes on top. */
export function CartSummary({ cart }: { cart: Cart }) {
  const text = useText()
  const price = usePrice()
  const { vat } = useBrand()
  const sum = subtotal(cart)
  const amount = vatOn(sum, vat)
  const percent = vat.basisPoints / 100

  return (
    <>
      <dl className="flex flex-col gap-2">
        <Row term={text('subtotal')} amount={sum} />
        {amount > 0 && vat.type === 'exclusive' && (
          <Row term={text('vat_row', { number: percent })} amount={amount} />
        )}
        <Row term={text('total')} amount={withVat(sum, vat)} isTotal>
          {amount > 0 && vat.type === 'inclusive' && (
            <dd className="flex w-full justify-between gap-3 text-small font-normal text-text2">
              {text('vat_included', { number: percent })}
              <Price parts={price(amount)} />
            </dd>
          )}
        </Row>
      </dl>
      <p className="pt-1 text-caption text-text2">{text('charges_at_checkout')}</p>
    </>
  )
}

function Row(props: { term: string; amount: number; isTotal?: boolean; children?: ReactNode }) {
  const price = usePrice()
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-3 ${props.isTotal ? 'border-t border-line pt-2 text-h3 font-bold' : ''}`}
    >
      <dt>{props.term}</dt>
      <dd>
        <Price parts={price(props.amount)} />
      </dd>
      {props.children}
    </div>
  )
}
