import type { CarResource } from '@sufra/contract/people/cars'
import { useText } from '../../platform/i18n/use-text.ts'
import { ownCalls } from '../../platform/session/own-calls.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { selectedCar } from '../../platform/storage/keys/selected-car.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useCarName } from './car-facts.tsx'
import { ownCars } from './own-cars.ts'

/** How long a deleted car can be called back. */
const UNDO_MS = 5_000

/** Gone at once; put back where it was when the server will not have it. */
export function useDeleteCar() {
  const text = useText()
  const brand = useBrand()
  const nameOf = useCarName()

  const putBack = async ({ attributes }: CarResource) => {
    try {
      const { calls, customerId } = await ownCalls(brand)
      const { data } = await calls.addCar(customerId, {
        color: attributes['color-id'],
        maker: attributes['maker-id'],
        'plate-number': attributes['plate-number'],
      })
      ownCars.change((known) => [data, ...known])
    } catch {
      showSnackbar({ text: text('error_saving_car'), duration: UNDO_MS })
    }
  }
  return async (car: CarResource) => {
    const before = ownCars.read().value ?? []
    ownCars.change((known) => known.filter(({ id }) => id !== car.id))
    try {
      const { calls, customerId } = await ownCalls(brand)
      await calls.deleteCar(customerId, car.id)
    } catch {
      ownCars.change(() => before)
      showSnackbar({ text: text('error_deleting_car'), duration: UNDO_MS })
      return
    }
    if (selectedCar.read()?.id === car.id) selectedCar.clear()
    showSnackbar({
      text: text('car_deleted', { name: nameOf(car.attributes) }),
      duration: UNDO_MS,
      action: { label: text('undo'), run: () => void putBack(car) },
    })
  }
}
