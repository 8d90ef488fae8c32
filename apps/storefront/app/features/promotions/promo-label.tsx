import { toMinor } from '@sufra/domain/money/money'
import { useAmountText } from '../../order/pricing/use-why.ts'
import type { Promo } from '../../order/promotions/promo-model.ts'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Price } from '../../platform/ui/price.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'

/** What a promotion gives, in a few words. */
export function PromoLabel({ promo: { chosen, gift } }: { promo: Promo }) {
  const text = useText()
  const { decimals } = useBrand().currency
  if (chosen.type === 'delivery') return text('promo_free_delivery')
  if (gift) return <GiftPrice price={gift.price} />
  const value = chosen['discount-value'] ?? 0
  if (chosen['discount-type'] === 'amount') {
    return (
      <PriceIn
        amount={toMinor(value, decimals) ?? 0}
        sentence={(amount) => text('promo_amount_off', { amount })}
      />
    )
  }
  const most = chosen['discount-max'] === null ? null : toMinor(chosen['discount-max'], decimals)
  if (most === null) return text('promo_percent_off', { rate: value })
  return (
    <PriceIn
      amount={most}
      sentence={(amount) => text('promo_percent_off_most', { rate: value, amount })}
    />
  )
}

/** Riyals are written 'SR' here and nowhere else; other currencies as everywhere. */
function GiftPrice({ price }: { price: number }) {
  const text = useText()
  const amount = useAmountText()
  const parts = usePrice()
  const { currency } = useBrand()
  if (currency.code !== 'SAR') return <Price parts={parts(price)} />
  return (
    <bdi dir="ltr" className="tabular-nums">
      {text('promo_item_price', { amount: amount(price) })}
    </bdi>
  )
}
