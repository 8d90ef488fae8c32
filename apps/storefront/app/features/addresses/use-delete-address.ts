import type { AddressResource } from '@sufra/contract/people/addresses'
import { useText } from '../../platform/i18n/use-text.ts'
import { ownCalls } from '../../platform/session/own-calls.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { bodyOf, givenOf } from './address-body.ts'
import { useAddressLabel } from './address-label.ts'
import { leaveDelivery } from './leave-delivery.ts'
import { ownAddresses } from './own-addresses.ts'

/** How long a deleted address can be called back. */
const UNDO_MS = 5_000

/** Gone at once; put back where it was when the server will not have it. */
export function useDeleteAddress() {
  const text = useText()
  const brand = useBrand()
  const labelOf = useAddressLabel()

  const putBack = async (address: AddressResource) => {
    try {
      const { calls, customerId } = await ownCalls(brand)
      const { data } = await calls.addAddress(customerId, bodyOf(givenOf(address)))
      ownAddresses.change((known) => [data, ...known])
    } catch {
      showSnackbar({ text: text('error_saving_address'), duration: UNDO_MS })
    }
  }
  return async (address: AddressResource) => {
    const before = ownAddresses.read().value ?? []
    ownAddresses.change((known) => known.filter(({ id }) => id !== address.id))
    try {
      const { calls, customerId } = await ownCalls(brand)
      await calls.deleteAddress(customerId, address.id)
    } catch {
      ownAddresses.change(() => before)
      showSnackbar({ text: text('error_deleting_address'), duration: UNDO_MS })
      return
    }
    leaveDelivery(address.id)
    showSnackbar({
      text: text('address_deleted', { name: labelOf(address.attributes.label) }),
      duration: UNDO_MS,
      action: { label: text('undo'), run: () => void putBack(address) },
    })
  }
}
