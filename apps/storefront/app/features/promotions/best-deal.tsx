import { wordsIn } from '@sufra/domain/text/locales'
import { UNASKED } from '@sufra/web/query/query'
import { useStored } from '@sufra/web/storage/use-stored'
import { Sparkles } from 'lucide-react'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { promos } from '../../order/promotions/promos.ts'
import { useTakePromo } from '../../order/promotions/use-take-promo.ts'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** The promotion that leaves the lowest total, where it beats what is in use. */
export function BestDeal({ bill }: { bill: ShownBill }) {
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
