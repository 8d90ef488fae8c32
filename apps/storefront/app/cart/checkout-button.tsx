import { type Cart, subtotal } from '@sufra/domain/cart'
import { withVat } from '@sufra/domain/vat'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { Price } from '../ui/price.tsx'
import { useBrand, usePrice } from '../visit/use-brand.ts'

/** No branch takes orders here yet: the button says so instead of leading nowhere. */
export function CheckoutButton({ cart }: { cart: Cart }) {
  const text = useText()
  const price = usePrice()
  const { vat } = useBrand()
  const reasonId = useId()
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        disabled
        aria-describedby={reasonId}
        className={buttonClass(
          'primary',
          'min-h-14 w-full disabled:cursor-not-allowed disabled:border-line disabled:bg-surface3 disabled:text-text2',
        )}
      >
        <span className="flex-1 text-start">{text('checkout')}</span>
        <Price parts={price(withVat(subtotal(cart), vat))} />
      </button>
      <p id={reasonId} className="text-center text-small text-text2">
        {text('ordering_opens_soon')}
      </p>
    </div>
  )
}
