import {
  boundsOf,
  isModifierSoldOut,
  type Modifier,
  type ModifierGroup,
} from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { ExtraPrice } from '../../platform/format/extra-price.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Stepper } from '../../platform/ui/stepper.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { AllergenMarks } from '../allergens/allergen-marks.tsx'
import { AllergenLine } from '../allergens/allergen-note.tsx'
import { useAllergenGuard } from '../allergens/use-allergen-guard.ts'
import { useMoment } from '../menu/use-moment.ts'
import type { CustomisationControl, PickPath } from './use-customisation.ts'

type Props = {
  group: ModifierGroup
  modifier: Modifier
  quantity: number
  isFull: boolean
  path: PickPath
  control: CustomisationControl
}

const extraClass = 'shrink-0 text-small text-text2'

/** One option: a radio where one is chosen, a tick where several can be, a count where one can be had twice. */
export function ModifierRow(props: Props) {
  const { group, modifier, quantity, path, control } = props
  const text = useText()
  const { locale } = useBrand()
  const isSoldOut = isModifierSoldOut(modifier, useMoment())
  const isSingle = boundsOf(group).maximum === 1
  const name = wordsIn(modifier.names, locale)
  const isDisabled = isSoldOut || (props.isFull && quantity === 0 && !isSingle)

  if (modifier.maximum > 1 && !isSingle) {
    return (
      <li className={`flex flex-wrap items-center gap-3 py-1.5 ${isDisabled ? 'text-text3' : ''}`}>
        <Facts modifier={modifier} name={name} isSoldOut={isSoldOut} />
        <span className="ms-auto flex items-center gap-3">
          <ExtraPrice price={modifier.price} className={extraClass} />
          <Stepper
            value={quantity}
            minimum={0}
            maximum={isDisabled ? quantity : modifier.maximum}
            lessLabel={text('less_of', { name })}
            moreLabel={text('more_of', { name })}
            onChange={(value) => control.setModifier(path, group.id, modifier.id, value)}
          />
        </span>
      </li>
    )
  }
  return (
    <li>
      <label
        className={`flex min-h-12 cursor-pointer items-center gap-3 py-1.5 ${isDisabled ? 'cursor-not-allowed text-text3' : ''}`}
      >
        <input
          type={isSingle && group.minimum > 0 ? 'radio' : 'checkbox'}
          name={`${path ? `${path.stepId}-${path.pick}-` : ''}${group.id}`}
          checked={quantity > 0}
          disabled={isDisabled}
          onChange={(event) =>
            event.target.checked
              ? control.choose(path, group.id, modifier.id)
              : control.unchoose(path, group.id, modifier.id)
          }
          className="choice"
        />
        <Facts modifier={modifier} name={name} isSoldOut={isSoldOut} />
        <ExtraPrice price={modifier.price} className={extraClass} />
      </label>
    </li>
  )
}

function Facts(props: { modifier: Modifier; name: string; isSoldOut: boolean }) {
  const text = useText()
  const { calories, allergens } = props.modifier
  const guard = useAllergenGuard()
  return (
    <span className="min-w-0 flex-[1_1_6rem] break-words">
      <span className={props.isSoldOut ? 'line-through' : undefined}>{props.name}</span>
      <span className="flex flex-wrap gap-x-3 text-caption text-text2">
        {props.isSoldOut && <span className="text-warning">{text('sold_out')}</span>}
        {calories ? <span>{text('kcal', { count: calories })}</span> : null}
        <AllergenLine allergens={allergens} />
        {guard && <AllergenMarks warning={guard.ofModifier(props.modifier)} />}
      </span>
    </span>
  )
}
