import { nearestBranch } from '../storage/keys/nearest-branch.ts'
import { selectedCar } from '../storage/keys/selected-car.ts'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { currentUser } from './current-user.ts'

/** Signs out and removes the customer's data from this browser. */
export function forgetCustomer() {
  currentUser.clear()
  selectedCar.clear()
  if (temporaryDelivery.read()?.id === undefined) return
  temporaryDelivery.clear()
  nearestBranch.clear()
}
