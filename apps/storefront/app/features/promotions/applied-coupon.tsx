import { wordsIn } from '@sufra/domain/text/locales'
import { Check } from 'lucide-react'
import type { StoredCoupon } from '../../order/choices/stored-coupon.ts'
import { removeCoupon } from '../../order/promotions/coupons.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

export function AppliedCoupon({
  coupon,
  onRemoved,
}: {
  coupon: StoredCoupon
  onRemoved: () => void
}) {
  const text = useText()
  const { locale } = useBrand()
  const name = wordsIn(coupon.name, locale)
  const remove = () => {
    removeCoupon()
    onRemoved()
  }
  return (
    <div className="flex items-center gap-3 rounded-input bg-success-soft ps-3 pe-1">
      <Check size={20} aria-hidden="true" className="shrink-0 text-success" />
      <p className="min-w-0 flex-1 py-2">
        <span className="block font-semibold break-words">{name}</span>
        <bdi dir="ltr" className="text-small text-text2">
          {coupon.coupon}
        </bdi>
      </p>
      <button
        type="button"
        onClick={remove}
        className="pressable min-h-11 shrink-0 rounded-input px-3 font-semibold underline underline-offset-4"
      >
        {text('remove')}
        <span className="sr-only"> {name}</span>
      </button>
    </div>
  )
}
