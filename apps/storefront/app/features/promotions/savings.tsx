import { useRef } from 'react'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { AppliedCoupon } from './applied-coupon.tsx'
import { BestDeal } from './best-deal.tsx'
import { CouponForm } from './coupon-form.tsx'
import { PromoInUse } from './promo-in-use.tsx'
import { SeePromos } from './see-promos.tsx'

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
