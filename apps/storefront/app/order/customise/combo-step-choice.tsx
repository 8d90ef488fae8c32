import { optionOf } from '@sufra/domain/menu/combo-picks'
import type { ComboPick } from '@sufra/domain/menu/customisation'
import type { CustomisationFault } from '@sufra/domain/menu/customisation-faults'
import { type ComboStep, inAskingOrder, isItemAvailable } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Check, CircleAlert, X } from 'lucide-react'
import { ExtraPrice } from '../../platform/format/extra-price.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useMoment } from '../menu/use-moment.ts'
import { GroupChoice } from './group-choice.tsx'
import { IngredientChoice } from './ingredient-choice.tsx'
import type { CustomisationControl } from './use-customisation.ts'

/** One step of a combo: pick so many of these; what was picked can be customised in turn. */
export function ComboStepChoice(props: {
  step: ComboStep
  picks: readonly ComboPick[]
  control: CustomisationControl
  faults: CustomisationFault[]
}) {
  const { step, picks, control, faults } = props
  const text = useText()
  const moment = useMoment()
  const { locale } = useBrand()
  const missing = faults.find(({ kind, where }) => kind === 'below-minimum' && where.pick === null)
  const isFull = picks.length >= step.quantity && step.quantity > 1

  return (
    <fieldset
      data-step={step.id}
      className={`min-w-0 scroll-mt-24 rounded-card border bg-surface p-4 ${missing ? 'border-danger' : 'border-line'}`}
    >
      <legend className="float-start w-full text-h3 font-semibold">
        {wordsIn(step.names, locale)}
      </legend>
      <p className="clear-both pb-2 text-small text-text2">
        {text('pick_count', { count: step.quantity })}
        {step.quantity > 1 && (
          <span> · {text('chosen_of', { chosen: picks.length, maximum: step.quantity })}</span>
        )}
      </p>
      {missing?.kind === 'below-minimum' && (
        <p
          role="alert"
          className="flex items-center gap-1.5 pb-2 text-small font-medium text-danger"
        >
          <CircleAlert size={16} aria-hidden="true" />
          {text('must_select', { count: missing.needed })}
        </p>
      )}
      <ul className="grid gap-2 tablet:grid-cols-2">
        {step.options.map(({ item, extra }) => {
          const count = picks.filter(({ itemId }) => itemId === item.id).length
          const isGone = !isItemAvailable(item, moment)
          return (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={count > 0}
                disabled={isGone || (isFull && count === 0)}
                onClick={() => control.pick(step.id, item.id)}
                className="pressable flex w-full items-center gap-3 rounded-tile border border-line p-2 text-start aria-pressed:border-primary-text aria-pressed:bg-primary-soft disabled:opacity-60"
              >
                <Picture
                  src={item.picture}
                  alt=""
                  sizes="64px"
                  className="h-12 w-16 shrink-0 rounded-input"
                />
                <span className="min-w-0 flex-1 text-small font-medium">
                  {wordsIn(item.names, locale)}
                  {isGone && (
                    <span className="block text-caption text-warning">{text('sold_out')}</span>
                  )}
                  <ExtraPrice price={extra} className="block text-caption text-text2" />
                </span>
                {count > 0 && (
                  <span className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-caption font-semibold text-on-primary">
                    {count > 1 ? count : <Check size={14} aria-hidden="true" />}
                    <span className="sr-only">{text('picked')}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {picks.map(({ itemId, choices }, pick) => {
        const option = optionOf(step, itemId)
        if (!option) return null
        const { item } = option
        const path = { stepId: step.id, pick }
        const name = wordsIn(item.names, locale)
        const hasOptions = item.groups.length > 0 || item.ingredients.some((each) => each.removable)
        if (!hasOptions && step.quantity === 1) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: picks are told apart by their position alone
          <div key={pick} className="mt-3 flex flex-col gap-3 border-s-2 border-primary-soft ps-3">
            <p className="flex items-center justify-between font-medium">
              {hasOptions ? text('customise_pick', { name }) : name}
              {step.quantity > 1 && (
                <button
                  type="button"
                  className={iconButtonClass}
                  onClick={() => control.unpick(step.id, pick)}
                >
                  <X size={18} aria-hidden="true" />
                  <span className="sr-only">{text('less_of', { name })}</span>
                </button>
              )}
            </p>
            {inAskingOrder(item.groups).map((group) => (
              <GroupChoice
                key={group.id}
                group={group}
                chosen={choices.modifiers}
                path={path}
                control={control}
                fault={faults.find(
                  ({ where }) => where.pick === pick && where.groupId === group.id,
                )}
              />
            ))}
            <IngredientChoice
              ingredients={item.ingredients}
              leftOut={choices.leftOut}
              path={path}
              control={control}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
