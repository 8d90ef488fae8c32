import { DELIVERY_CHARGE } from '@sufra/domain/pricing/bill'
import { missingForFreeDelivery } from '@sufra/domain/pricing/delivery-charge'
import { Bike, PartyPopper } from 'lucide-react'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { ShownBill } from './use-bill.ts'

/** How far a delivery is from costing nothing. A promotion that gives it away leaves nothing to reach. */
export function FreeDelivery({ bill: { order, figures } }: { bill: ShownBill }) {
  const text = useText()
  const { billRules } = useBrand()
  const { freeDeliveryFrom } = billRules
  const charge = figures.charges.find(({ key }) => key === DELIVERY_CHARGE)
  if (order.orderType !== 'deliver' || freeDeliveryFrom === null) return null
  const missing = missingForFreeDelivery(figures.subtotal, billRules)
  if (missing !== null && charge?.amount === 0) return null

  const share = missing === null ? 1 : figures.subtotal / freeDeliveryFrom
  const Icon = missing === null ? PartyPopper : Bike
  return (
    <div className="flex flex-col gap-2 rounded-input bg-secondary-soft px-3 py-2.5 text-secondary-text">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-secondary-text/20">
        <div
          className="h-full rounded-full bg-secondary-text transition-[inline-size] duration-320 ease-out"
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      <p className="flex items-center gap-2 text-small font-medium">
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        <span>
          {missing === null ? (
            text('delivery_is_free')
          ) : (
            <PriceIn
              amount={missing}
              sentence={(amount) => text('add_for_free_delivery', { amount })}
            />
          )}
        </span>
      </p>
    </div>
  )
}
