import { useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { ShownBill } from '../pricing/use-bill.ts'
import { BestDeal } from '../promos/best-deal.tsx'
import { PromoInUse } from '../promos/promo-in-use.tsx'
import { SeePromos } from '../promos/see-promos.tsx'
import { queueFlag } from '../storage/keys/queue-flag.ts'
import { useStored } from '../storage/use-stored.ts'
import { AppliedCoupon } from './applied-coupon.tsx'
import { CouponForm } from './coupon-form.tsx'

/** A code or a promotion, never both: while a promotion is on there is no box for codes. */
export function Savings({ bill }: { bill: ShownBill }) {
  const text = useText()
  const place = useRef<HTMLElement>(null)
  const isQueue = useStored(queueFlag, null) === true
  const { coupon, promo, lines } = bill.order
  // What had the focus is gone: it stays near by.
  const stayHere = () => place.current?.focus()
  return (
    <section
      ref={place}
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
