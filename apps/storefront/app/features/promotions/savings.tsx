import { wordsIn } from '@sufra/domain/text/locales'
import { UNASKED } from '@sufra/web/query/query'
import { useStored } from '@sufra/web/storage/use-stored'
import { BadgePercent, Check, ChevronRight, Sparkles, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ChosenPromo } from '#app/order/choices/chosen-promo.ts'
import type { StoredCoupon } from '#app/order/choices/stored-coupon.ts'
import { removeCoupon } from '#app/order/promotions/coupons.ts'
import { removePromo } from '#app/order/promotions/take-promo.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { promos } from '../../order/promotions/promos.ts'
import { useTakePromo } from '../../order/promotions/use-take-promo.ts'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { CouponForm } from './coupon-form.tsx'

/** A code or a promotion, never both: while a promotion is on there is no box for codes. */
export function Savings({ bill }: { bill: ShownBill }) {
  const text = useText()
  const section = useRef<HTMLElement>(null)
  const isQueue = useStored(queueFlag, null) === true
  const { coupon, promo, lines } = bill.order
  // The focused element is removed: focus its section instead.
  const stayHere = () => section.current?.focus()
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={text('savings')}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 desktop:rounded-none desktop:border-0 desktop:border-b desktop:p-0 desktop:pb-5"
    >
      {promo ? (
        <PromoInUse promo={promo} onRemoved={stayHere} />
      ) : (
        <>
          {coupon ? (
            <AppliedCoupon coupon={coupon} onRemoved={stayHere} />
          ) : (
            <CouponForm canApply={lines.length > 0 || isQueue} onApplied={stayHere} />
          )}
          <BestDeal bill={bill} />
          <SeePromos label={text('see_promos')} />
        </>
      )}
    </section>
  )
}

function PromoInUse({ promo, onRemoved }: { promo: ChosenPromo; onRemoved: () => void }) {
  const text = useText()
  const { locale } = useBrand()
  const remove = () => {
    removePromo()
    onRemoved()
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-3 rounded-input bg-success-soft px-3 py-2">
        <Check size={20} aria-hidden="true" className="shrink-0 text-success" />
        <span className="min-w-0">
          <span className="block text-small text-text2">{text('promo_in_use')}</span>
          <span className="block font-semibold break-words">{wordsIn(promo.name, locale)}</span>
        </span>
      </p>
      <SeePromos label={text('replace_promo')} />
      <button
        type="button"
        onClick={remove}
        className="pressable -mx-2 flex min-h-11 items-center gap-3 rounded-input px-2 text-start font-semibold text-text hover:bg-surface2"
      >
        <Trash2 size={20} aria-hidden="true" className="shrink-0 text-text2" />
        {text('remove_promo')}
      </button>
    </div>
  )
}

const PromosDialog = lazy(() => import('./promos-dialog.tsx'))

/** Opens the popup, to choose a promotion or another one. */
function SeePromos({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pressable -mx-2 flex min-h-11 items-center gap-3 rounded-input px-2 text-start font-semibold text-primary-text hover:bg-primary-soft"
      >
        <BadgePercent size={20} aria-hidden="true" className="shrink-0" />
        <span className="flex-1">{label}</span>
        <ChevronRight size={18} aria-hidden="true" className="mirrored shrink-0" />
      </button>
      {isOpen && (
        <Suspense>
          <PromosDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function AppliedCoupon({ coupon, onRemoved }: { coupon: StoredCoupon; onRemoved: () => void }) {
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

/** The promotion that leaves the lowest total, where it beats what is in use. */
function BestDeal({ bill }: { bill: ShownBill }) {
  const text = useText()
  const { locale } = useBrand()
  const { answer, isCurrent } = useStored(promos, UNASKED)
  const { take, isTaking } = useTakePromo()
  const best = isCurrent ? answer?.find(({ isBest }) => isBest) : undefined
  if (!best || best.total === null || best.total >= bill.figures.total) return null
  const saved = bill.figures.total - best.total
  const name = wordsIn(best.chosen.name, locale)
  return (
    <div className="flex items-center gap-3 rounded-input bg-secondary-soft ps-3 pe-1 text-secondary-text">
      <Sparkles size={20} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 py-2 text-small">
        <span className="block font-semibold">
          <PriceIn amount={saved} sentence={(amount) => text('best_deal_saves', { amount })} />
        </span>
        {name}
      </p>
      <button
        type="button"
        disabled={isTaking}
        onClick={() => take(best)}
        className="pressable min-h-11 shrink-0 rounded-input px-3 font-semibold underline underline-offset-4"
      >
        {text('use_promo')}
        <span className="sr-only"> {name}</span>
      </button>
    </div>
  )
}
