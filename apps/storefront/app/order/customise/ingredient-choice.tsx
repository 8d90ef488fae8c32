import type { Ingredient } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { CustomisationControl, PickPath } from './use-customisation.ts'

/** What is in it; a tap leaves out what can be left out. */
export function IngredientChoice(props: {
  ingredients: readonly Ingredient[]
  leftOut: readonly number[]
  path: PickPath
  control: CustomisationControl
}) {
  const text = useText()
  const { locale } = useBrand()
  if (props.ingredients.length === 0) return null
  const canLeaveOut = props.ingredients.some(({ removable }) => removable)

  return (
    <fieldset className="rounded-card border border-line bg-surface p-4">
      <legend className="float-start w-full text-h3 font-semibold">{text('made_with')}</legend>
      {canLeaveOut && <p className="clear-both pb-2 text-small text-text2">{text('leave_out')}</p>}
      <ul className="clear-both flex flex-wrap gap-2">
        {props.ingredients.map(({ id, names, removable }) => {
          const isOut = props.leftOut.includes(id)
          const name = wordsIn(names, locale)
          if (!removable) {
            return (
              <li
                key={id}
                className="flex min-h-11 items-center rounded-full bg-surface2 px-4 text-small"
              >
                {name}
              </li>
            )
          }
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={!isOut}
                onClick={() => props.control.toggleIngredient(props.path, id)}
                className="pressable min-h-11 rounded-full border border-control px-4 text-small aria-[pressed=false]:border-dashed aria-[pressed=false]:text-text2"
              >
                {isOut && <span>{text('left_out')} </span>}
                <span className={isOut ? 'line-through' : undefined}>{name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
