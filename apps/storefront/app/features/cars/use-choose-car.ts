import type { CarResource } from '@sufra/contract/people/cars'
import { useNavigate } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { selectCar } from '../../platform/storage/keys/selected-car.ts'
import { useCallingPage } from '../../platform/visit/use-calling-page.ts'
import { useCarName } from './car-facts.tsx'

/** Keeps the car for the order, and goes back to the cart that asked for it. */
export function useChooseCar() {
  const text = useText()
  const navigate = useNavigate()
  const nameOf = useCarName()
  const { page, path } = useCallingPage()
  const backTo = page === null ? '/menu?page=cart' : path
  return {
    backTo,
    choose: (car: CarResource) => {
      selectCar(car)
      showSnackbar({ text: text('car_chosen', { name: nameOf(car.attributes) }) })
      void navigate(backTo, { replace: true })
    },
  }
}
