import { lineOf } from '@sufra/domain/cart/cart-line'
import type { Customisation } from '@sufra/domain/menu/customisation'
import { customisationFaults } from '@sufra/domain/menu/customisation-faults'
import { customisationPrice } from '@sufra/domain/menu/customisation-price'
import type { Item } from '@sufra/domain/menu/menu-item'
import { ADDED_SNACKBAR_MS, showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useState } from 'react'
import { cart } from '../../../order/cart/cart-store.ts'
import { useCartPanel } from '../../../order/cart/use-cart-panel.ts'
import { useCustomisation } from '../../../order/customise/use-customisation.ts'
import { useMoment } from '../../../order/menu/use-moment.ts'
import { useText } from '../../../platform/i18n/use-text.ts'

/** One item on its way into the cart, or a line of it being changed. */
export function useOrdering(
  item: Item,
  {
    filled,
    editing,
    onDone,
  }: {
    filled: Customisation | null
    editing: string | null
    onDone: () => void
  },
) {
  const text = useText()
  const cartPanel = useCartPanel()
  const moment = useMoment()
  const control = useCustomisation(item, moment, filled)
  const [wasTried, setWasTried] = useState(false)
  const { customisation } = control
  const faults = customisationFaults(item, customisation, moment)

  const add = () => {
    const [first] = faults
    if (first) {
      setWasTried(true)
      showFault(first.where)
      return
    }
    // Chosen from the menu, it is no upsell, whatever it is offered as elsewhere.
    const line = lineOf({ ...item, isUpsell: false }, customisation, moment)
    if (editing) cart.replace(editing, line)
    else if (cart.add(line).refused === null) {
      showSnackbar({
        text: text('item_added'),
        duration: ADDED_SNACKBAR_MS,
        action: { label: text('view_cart'), run: cartPanel.open },
      })
    }
    onDone()
  }

  return {
    control,
    add,
    price: customisationPrice(item, customisation, moment.locationId),
    /** Shown at their controls once the customer has tried. */
    faults: wasTried ? faults : [],
  }
}

function showFault({ groupId, stepId }: { groupId: number | null; stepId: number | null }) {
  const selector = groupId === null ? `[data-step="${stepId}"]` : `[data-group="${groupId}"]`
  const element = document.querySelector<HTMLElement>(selector)
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  element?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
