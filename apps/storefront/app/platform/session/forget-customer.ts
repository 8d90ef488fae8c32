import { nearestBranch } from '../storage/keys/nearest-branch.ts'
import { selectedCar } from '../storage/keys/selected-car.ts'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { currentUser } from './current-user.ts'

/** Nobody is signed in any more, and nothing of theirs stays for the next one at this screen. */
export function forgetCustomer() {
  currentUser.clear()
  selectedCar.clear()
  if (temporaryDelivery.read()?.id === undefined) return
  temporaryDelivery.clear()
  nearestBranch.clear()
}
