import type { ReactNode } from 'react'
import { SelectField } from '../../../platform/forms/select-field.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { buttonClass } from '../../../platform/ui/button.ts'
import type { AreaChoices, ChosenArea } from './use-area-choices.ts'

/** Governorate, neighbourhood, block and street; each choice empties those below it. */
export function AreaChain(props: {
  choices: AreaChoices
  chosen: ChosenArea
  onChoose: (chosen: ChosenArea) => void
  /** What is missing is said once the form was tried. */
  isChecked: boolean
  /** What is known of the area, below the neighbourhood that decides it. */
  children: ReactNode
}) {
  const text = useText()
  const { choices, chosen, onChoose } = props
  const of = (name: keyof ChosenArea) => ({
    value: chosen[name],
    error: props.isChecked && chosen[name] === null ? text('this_is_required') : null,
  })
  const { governorate } = chosen
  const below = { block: null, street: null }
  return (
    <>
      <SelectField
        label={text('governorate')}
        options={choices.governorates}
        onValue={(id) => onChoose({ governorate: id, neighbourhood: null, ...below })}
        {...of('governorate')}
      />
      <SelectField
        label={text('neighbourhood')}
        options={choices.neighbourhoods}
        onValue={(id) => onChoose({ governorate, neighbourhood: id, ...below })}
        {...of('neighbourhood')}
      />
      {props.children}
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={text('block')}
          options={choices.blocks}
          onValue={(block) => onChoose({ ...chosen, block })}
          {...of('block')}
        />
        <SelectField
          label={text('street')}
          options={choices.streets}
          onValue={(street) => onChoose({ ...chosen, street })}
          {...of('street')}
        />
      </div>
      {choices.hasFailed && (
        <div
          role="alert"
          className="flex flex-col items-start gap-2 rounded-tile bg-danger-soft p-4"
        >
          <p className="text-small">{text('cannot_process')}</p>
          <button type="button" onClick={choices.retry} className={buttonClass('secondary')}>
            {text('try_again')}
          </button>
        </div>
      )}
    </>
  )
}

/** The lists are marked in the same moment; what is empty now is what will be marked. */
export function focusFirstMissing(form: HTMLFormElement) {
  const lists = [...form.querySelectorAll('select')]
  lists.find((list) => list.value === '' && !list.disabled)?.focus()
}
