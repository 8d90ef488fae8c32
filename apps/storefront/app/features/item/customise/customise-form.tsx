import { picksOf } from '@sufra/domain/menu/combo-picks'
import type { CustomisationFault } from '@sufra/domain/menu/customisation-faults'
import { type Item, inAskingOrder } from '@sufra/domain/menu/menu-item'
import { ComboStepChoice } from '../../../order/customise/combo-step-choice.tsx'
import { GroupChoice } from '../../../order/customise/group-choice.tsx'
import { IngredientChoice } from '../../../order/customise/ingredient-choice.tsx'
import type { CustomisationControl } from '../../../order/customise/use-customisation.ts'
import { NotesBox } from '../../../platform/forms/notes-box.tsx'

/** Everything there is to choose about an item, in the order people decide: sizes, what is required, the rest. */
export function CustomiseForm(props: {
  item: Item
  control: CustomisationControl
  faults: CustomisationFault[]
}) {
  const { item, control, faults } = props
  const { customisation } = control
  return (
    <div className="flex flex-col gap-3">
      {item.combo.map((step) => (
        <ComboStepChoice
          key={step.id}
          step={step}
          picks={picksOf(customisation, step.id)}
          control={control}
          faults={faults.filter(({ where }) => where.stepId === step.id)}
        />
      ))}
      {inAskingOrder(item.groups).map((group) => (
        <GroupChoice
          key={group.id}
          group={group}
          chosen={customisation.modifiers}
          path={null}
          control={control}
          fault={faults.find(({ where }) => where.stepId === null && where.groupId === group.id)}
        />
      ))}
      <IngredientChoice
        ingredients={item.ingredients}
        leftOut={customisation.leftOut}
        path={null}
        control={control}
      />
      <NotesBox value={customisation.notes} onChange={control.setNotes} />
    </div>
  )
}
