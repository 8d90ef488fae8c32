import { chooseBranch, chooseOrderType } from '@sufra/domain/branch/destination'
import { defaultOrderType, type OrderType } from '@sufra/domain/vocabulary/order-types'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useNavigate } from 'react-router'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { confirmDestinationChange } from '../../order/destination/destination-change.ts'
import { readDestination, rememberDestination } from '../../order/destination/stored-destination.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Branch } from './found-branches.ts'

/** Keeps the branch and how the order will be had, and goes back to where the chooser was opened from. */
export function useChooseBranch() {
  const text = useText()
  const navigate = useNavigate()
  const { orderTypes } = useBrand()
  const { path } = useCallingPage()

  return async (branch: Branch, orderType: OrderType | null) => {
    const type = orderType ?? orderTypeAt(branch, orderTypes)
    const { id, names: name, lat, long } = branch
    const destination = readDestination()
    const next = chooseBranch(
      type ? chooseOrderType(destination, type) : destination,
      { id, name, lat, long },
      orderTypes,
    )
    if (!(await confirmDestinationChange(next))) return
    rememberDestination(next)
    showSnackbar({ text: text('branch_chosen', { branch: branch.name }) })
    navigate(path, { replace: true })
  }
}

/** For a visitor who has not said: what they chose before if the branch has it, else what it would preselect. */
function orderTypeAt(branch: Branch, allowed: readonly OrderType[]): OrderType | null {
  const { orderType } = readDestination()
  const offered = allowed.filter((type) => type !== 'deliver' && branch.orderTypes.includes(type))
  return orderType && offered.includes(orderType) ? orderType : defaultOrderType(offered)
}
