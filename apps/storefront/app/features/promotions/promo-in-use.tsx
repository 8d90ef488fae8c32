import { wordsIn } from '@sufra/domain/text/locales'
import { Check, Trash2 } from 'lucide-react'
import type { ChosenPromo } from '../../order/choices/chosen-promo.ts'
import { removePromo } from '../../order/promotions/take-promo.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { SeePromos } from './see-promos.tsx'

export function PromoInUse({ promo, onRemoved }: { promo: ChosenPromo; onRemoved: () => void }) {
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
