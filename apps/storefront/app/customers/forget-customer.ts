import { selectedCar } from '../cars/selected-car.ts'
import { currentUser } from '../session/current-user.ts'
import { nearestBranch } from '../storage/keys/nearest-branch.ts'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'

/** Nobody is signed in any more, and nothing of theirs stays for the next one at this screen. */
export function forgetCustomer() {
  currentUser.clear()
  selectedCar.clear()
  if (temporaryDelivery.read()?.id === undefined) return
  temporaryDelivery.clear()
  nearestBranch.clear()
}
