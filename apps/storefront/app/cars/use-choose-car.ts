import type { CarResource } from '@sufra/contract/people/cars'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { useCallingPage } from '../visit/use-calling-page.ts'
import { useCarName } from './car-facts.tsx'
import { selectCar } from './selected-car.ts'

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
