import { minorOf } from '@sufra/contract/wire/minor-of'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { clsx } from 'clsx'
import { CircleAlert, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { useAmountText } from '#app/order/pricing/use-why.ts'
import { usePrice } from '#app/platform/visit/use-brand.ts'
import type { Promo } from '../../order/promotions/promo-model.ts'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** The whole card selects. One that cannot be had can be looked at, and says why not. */
export function PromoCard(props: { promo: Promo; isSelected: boolean; onSelect: () => void }) {
  const { promo } = props
  const text = useText()
  const id = useId()
  const { locale } = useBrand()
  return (
    <label
      className={clsx(
        'relative flex h-full flex-col overflow-hidden rounded-tile border bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        props.isSelected ? 'border-primary-text ring-1 ring-primary-text' : 'border-line',
      )}
    >
      <Picture
        src={promo.picture}
        alt=""
        sizes="220px"
        className={clsx('aspect-16/9 w-full', !promo.isEligible && 'opacity-60 grayscale')}
      />
      {promo.isBest && promo.saving !== null && <BestBadge saving={promo.saving} />}
      <span className="flex flex-1 flex-col gap-0.5 p-3">
        <span className="flex items-start gap-2">
          <span className="min-w-0 flex-1 font-semibold break-words">
            {wordsIn(promo.chosen.name, locale)}
          </span>
          <input
            type="radio"
            name="promo"
            checked={props.isSelected}
            onChange={props.onSelect}
            aria-describedby={id}
            className="choice"
          />
        </span>
        <span id={id} className="flex flex-1 flex-col gap-0.5 text-small">
          <span className="font-semibold text-primary-text">
            <PromoLabel promo={promo} />
          </span>
          {promo.minimum > 0 && (
            <span className="text-text2">
              <PriceIn
                amount={promo.minimum}
                sentence={(amount) => text('promo_condition', { amount })}
              />
            </span>
          )}
          {promo.reason && (
            <span className="mt-auto flex items-start gap-1 pt-1 text-caption font-medium text-warning">
              <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
              <span>
                {promo.missing === null ? (
                  promo.reason
                ) : (
                  <PriceIn
                    amount={promo.missing}
                    sentence={(amount) => text('add_more', { amount })}
                  />
                )}
              </span>
            </span>
          )}
        </span>
      </span>
    </label>
  )
}

function BestBadge({ saving }: { saving: number }) {
  const text = useText()
  return (
    <span className="absolute inset-s-2 top-2 inline-flex items-center gap-1 rounded-chip bg-secondary px-2 py-0.5 text-micro font-semibold text-on-secondary">
      <Sparkles size={12} aria-hidden="true" />
      <span>
        <PriceIn amount={saving} sentence={(amount) => text('best_deal_saves', { amount })} />
      </span>
    </span>
  )
}

/** What a promotion gives, in a few words. */
function PromoLabel({ promo: { chosen, gift } }: { promo: Promo }) {
  const text = useText()
  const { decimals } = useBrand().currency
  if (chosen.type === 'delivery') return text('promo_free_delivery')
  if (gift) return <GiftPrice price={gift.price} />
  const value = chosen['discount-value']
  if (value === null) return null
  if (chosen['discount-type'] === 'amount') {
    return (
      <PriceIn
        amount={minorOf(value, decimals)}
        sentence={(amount) => text('promo_amount_off', { amount })}
      />
    )
  }
  const most = chosen['discount-max'] === null ? null : minorOf(chosen['discount-max'], decimals)
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
