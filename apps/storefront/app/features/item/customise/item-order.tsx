import type { Item } from '@sufra/domain/menu/menu-item'
import { useNavigate } from 'react-router'
import { AddBar } from './add-bar.tsx'
import { CustomiseForm } from './customise-form.tsx'
import { useOrdering } from './use-ordering.ts'

/** Choosing on the item's own page: the bar stays at the foot of the screen. */
export function ItemOrder({ item, backTo }: { item: Item; backTo: string }) {
  const navigate = useNavigate()
  const ordering = useOrdering(item, {
    filled: null,
    editing: null,
    onDone: () => navigate(backTo),
  })
  return (
    <>
      <CustomiseForm item={item} control={ordering.control} faults={ordering.faults} />
      <div className="sticky bottom-0 z-20 -mx-4 mt-3 tablet:-mx-6 desktop:mx-0 desktop:bg-bg desktop:pb-4">
        <div className="desktop:overflow-hidden desktop:rounded-card desktop:border desktop:border-t-0 desktop:border-line desktop:shadow-e2">
          <AddBar
            quantity={ordering.control.customisation.quantity}
            price={ordering.price}
            isEditing={false}
            onQuantity={ordering.control.setQuantity}
            onAdd={ordering.add}
          />
        </div>
      </div>
    </>
  )
}
