import type { AddressResource } from '@sufra/contract/people/addresses'
import { useNavigate } from 'react-router'
import { NOTHING_REFUSED } from '../../platform/forms/refused.ts'
import { useFaultTexts } from '../../platform/forms/use-fault-text.ts'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { ownCalls } from '../../platform/session/own-calls.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { ADDRESS_DETAILS } from '../../platform/storage/keys/temporary-delivery.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { bodyOf } from './address-body.ts'
import {
  type DeliveringBranch,
  type GivenAddress,
  isServed,
  type Lookup,
} from './delivery/delivery-model.ts'
import { faultsInAddress } from './faults-in-address.ts'
import { followDelivery } from './follow-delivery.ts'
import { ownAddresses } from './own-addresses.ts'

const FIELDS = ['line1', 'label', ...ADDRESS_DETAILS]

/** Saves what the form has brought, as a new address or in place of the one it began with. */
export function useSaveAddress(address: AddressResource | null, branches: DeliveringBranch[]) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const wordsFor = useFaultTexts()
  const { isSending, refused, setRefused, send } = useSending({
    shown: FIELDS,
    otherwise: text('error_saving_address'),
  })

  const put = async (given: GivenAddress): Promise<AddressResource> => {
    const { calls, customerId } = await ownCalls(brand)
    const body = bodyOf(given)
    if (!address) {
      const { data } = await calls.addAddress(customerId, body)
      ownAddresses.change((known) => [data, ...known])
      return data
    }
    const { data } = await calls.changeAddress(customerId, address.id, body)
    ownAddresses.change((known) => known.map((each) => (each.id === data.id ? data : each)))
    return data
  }
  const save = async (given: GivenAddress, lookup: Lookup) => {
    const fields = wordsFor(await faultsInAddress(given))
    if (Object.keys(fields).length > 0) return setRefused({ ...NOTHING_REFUSED, fields })
    const isDone = await send(async () => {
      const saved = await put(given)
      await followDelivery(saved, isServed(lookup) ? lookup : null, branches)
    })
    if (!isDone) return
    showSnackbar({ text: text('address_saved') })
    await navigate('/user/profile/addresses', { replace: true })
  }
  return { save, isSending, refused }
}
