import type { NewAddress } from '@sufra/contract/people/addresses'
import { may } from '@sufra/domain/people/customer-rights'
import type { CurrentUser } from '../../../platform/session/current-user.ts'
import { type CustomerContext, customerCalls } from '../../../platform/session/customer-calls.ts'
import {
  type TemporaryDelivery,
  temporaryDelivery,
} from '../../../platform/storage/keys/temporary-delivery.ts'

/**
 * The address given before signing in becomes the customer's own, as their home. It need not work: the
 * order can go there all the same.
 */
export async function saveHome(brand: CustomerContext, user: CurrentUser, callsOf = customerCalls) {
  const given = temporaryDelivery.read()
  if (!given || given.id !== undefined || !may(user, 'save-address')) return
  try {
    const calls = callsOf(brand)
    const { data } = await calls.addAddress(user.id, homeOf(given))
    // Somebody may have chosen another one meanwhile.
    if (temporaryDelivery.read() === given) {
      temporaryDelivery.write({ ...given, id: data.id, label: 'Home' })
    }
  } catch {
    // Nothing is lost: the address is still there for this order.
  }
}

/** What an area costs is ours to say, at the time of the order. */
function homeOf(given: TemporaryDelivery): NewAddress {
  const { 'delivery-area-id': _area, minimum: _minimum, charge: _charge, ...address } = given
  return { ...address, label: 'Home' }
}
