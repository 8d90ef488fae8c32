import { chooseDelivery, type DeliveryAddress } from '@sufra/domain/place-choice'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { confirmPlaceChange } from '../place/place-change.ts'
import { readPlace, rememberPlace } from '../place/stored-place.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { type TemporaryDelivery, temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { useCallingPage } from '../visit/use-calling-page.ts'
import type { DeliveringBranch } from './delivery-model.ts'

/** Keeps the address and the branch that serves it, and goes back to where the chooser was opened from. */
export function useChooseDelivery() {
  const text = useText()
  const navigate = useNavigate()
  const { path } = useCallingPage()

  return async (address: TemporaryDelivery, branch: DeliveringBranch | null) => {
    const given: DeliveryAddress = { ...address, id: null }
    const next = chooseDelivery(
      readPlace(),
      given,
      branch && { id: branch.id, name: branch.names, lat: branch.lat, long: branch.long },
    )
    if (!(await confirmPlaceChange(next))) return
    temporaryDelivery.write(address)
    rememberPlace(next)
    showSnackbar({ text: text('address_chosen', { name: address.line1 }) })
    navigate(path, { replace: true })
  }
}
