import type { CarResource } from '@sufra/contract/people/cars'
import { goToFirstFault } from '../../platform/forms/first-fault.ts'
import { NOTHING_REFUSED } from '../../platform/forms/refused.ts'
import { useFaultTexts } from '../../platform/forms/use-fault-text.ts'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { ownCalls } from '../../platform/session/own-calls.ts'
import { selectCar, selectedCar } from '../../platform/storage/keys/selected-car.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { carIn } from './car-body.ts'
import { ownCars } from './own-cars.ts'

const FIELDS = ['maker', 'color', 'plate-number']

/** Saves what the form says, as a new car or in place of the one it began with. */
export function useSaveCar(car: CarResource | null, onSaved: (car: CarResource) => void) {
  const text = useText()
  const brand = useBrand()
  const wordsFor = useFaultTexts()
  const { isSending, refused, setRefused, send } = useSending({
    shown: FIELDS,
    otherwise: text('error_saving_car'),
  })

  const submit = async (form: HTMLFormElement) => {
    const { body, faults } = carIn(new FormData(form))
    if (!body) {
      setRefused({ ...NOTHING_REFUSED, fields: wordsFor(faults) })
      return goToFirstFault(form)
    }
    let saved: CarResource | null = null
    await send(async () => {
      const { calls, customerId } = await ownCalls(brand)
      const { data } = car
        ? await calls.changeCar(customerId, car.id, body)
        : await calls.addCar(customerId, body)
      ownCars.change((known) =>
        car ? known.map((each) => (each.id === data.id ? data : each)) : [data, ...known],
      )
      // The order's car is still the same one, and looks different now.
      if (selectedCar.read()?.id === data.id) selectCar(data)
      saved = data
    })
    if (saved) onSaved(saved)
    else goToFirstFault(form)
  }
  return { submit, isSending, refused }
}
