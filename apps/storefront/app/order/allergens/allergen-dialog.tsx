import { ALLERGENS, type Allergen } from '@sufra/domain/vocabulary/allergens'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { X } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { ownAllergens, useOwnAllergens } from './own-allergens.ts'

/** Every tick counts at once: the menu behind is marked while the list is made. */
export default function AllergenDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const own = useOwnAllergens()

  const choose = (chosen: readonly Allergen[]) =>
    chosen.length > 0 ? ownAllergens.write(chosen) : ownAllergens.clear()
  const toggle = (allergen: Allergen) =>
    choose(own.includes(allergen) ? own.filter((each) => each !== allergen) : [...own, allergen])

  return (
    <Dialog label={text('my_allergens')} onClose={onClose} className="sheet bg-surface text-text">
      <div className="flex flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-h2 font-bold">{text('my_allergens')}</h2>
          <button type="button" onClick={onClose} className={`${iconButtonClass} -me-2 -mt-2`}>
            <X size={22} aria-hidden="true" />
            <span className="sr-only">{text('close')}</span>
          </button>
        </div>
        <p className="text-small text-text2">{text('my_allergens_hint')}</p>
        <ul className="grid grid-cols-2 gap-x-4">
          {ALLERGENS.map((allergen) => (
            <li key={allergen}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="choice"
                  checked={own.includes(allergen)}
                  onChange={() => toggle(allergen)}
                />
                {text(`allergen_${allergen}`)}
              </label>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 pt-2">
          <button type="button" onClick={onClose} className={buttonClass('primary', 'grow')}>
            {text('done')}
          </button>
          {own.length > 0 && (
            <button
              type="button"
              onClick={() => choose([])}
              className={buttonClass('secondary', 'grow')}
            >
              {text('clear_list')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
