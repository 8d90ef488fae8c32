import type { CarResource } from '@sufra/contract/people/cars'
import { wordsIn } from '@sufra/domain/text/locales'
import { query } from '@sufra/web/query/query'
import { useQuery } from '@sufra/web/query/use-query'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { type FormEvent, type ReactNode, useState } from 'react'
import { goToFirstFault } from '#app/platform/forms/first-fault.ts'
import { NOTHING_REFUSED } from '#app/platform/forms/refused.ts'
import { useFaultTexts } from '#app/platform/forms/use-fault-text.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { selectCar, selectedCar } from '#app/platform/storage/keys/selected-car.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { ChoiceGroup } from '../../platform/forms/choice-group.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { carIn } from './car-body.ts'
import { MakerPicture, Swatch } from './car-facts.tsx'
import { ownCars } from './own-cars.ts'

/** How many makers are shown before the rest is asked for. */
const FIRST_MAKERS = 12

/** A car to save, or one to change. */
export function CarForm(props: {
  car: CarResource | null
  submitLabel: string
  onSaved: (car: CarResource) => void
}) {
  const text = useText()
  const { choices, hasFailed, retry } = useCarChoices()
  const { submit, isSending, refused } = useSaveCar(props.car, props.onSaved)
  const attributes = props.car?.attributes
  const [showsAll, setShowsAll] = useState((attributes?.['maker-id'] ?? 0) > FIRST_MAKERS)

  if (hasFailed) return <LoadFailed onRetry={retry} />
  if (!choices) return <CarFormSkeleton />
  const makers = showsAll ? choices.makers : choices.makers.slice(0, FIRST_MAKERS)
  return (
    <form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
      noValidate
      className="flex flex-col gap-5"
    >
      <ChoiceGroup label={text('car_maker')} error={refused.fields.maker ?? null}>
        <div className="grid grid-cols-3 gap-2 tablet:grid-cols-4">
          {makers.map(({ id, name, picture }) => (
            <Choice key={id} name="maker" id={id} isChosen={id === attributes?.['maker-id']}>
              <span className="flex flex-col items-center gap-1 px-1 py-2 text-center text-caption">
                <MakerPicture src={picture} />
                {name}
              </span>
            </Choice>
          ))}
        </div>
        {!showsAll && (
          <button
            type="button"
            onClick={() => setShowsAll(true)}
            className="min-h-11 self-start text-small font-semibold text-primary-text hover:underline"
          >
            {text('all_makers')}
          </button>
        )}
      </ChoiceGroup>
      <ChoiceGroup label={text('car_color')} error={refused.fields.color ?? null}>
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
          {choices.colors.map(({ id, name, hex }) => (
            <Choice key={id} name="color" id={id} isChosen={id === attributes?.['color-id']}>
              <span className="flex min-h-11 items-center gap-2 px-3 text-small">
                <Swatch hex={hex} />
                {name}
              </span>
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
      <TextField
        label={text('plate_number')}
        name="plate-number"
        defaultValue={attributes?.['plate-number'] ?? ''}
        hint={text('plate_hint')}
        error={refused.fields['plate-number'] ?? null}
        isLatin
      />
      {refused.whole && <FormError>{refused.whole}</FormError>}
      <SubmitButton isSending={isSending}>{props.submitLabel}</SubmitButton>
    </form>
  )
}

function Choice(props: { name: string; id: number; isChosen: boolean; children: ReactNode }) {
  return (
    <label className="cursor-pointer rounded-tile border border-line bg-surface hover:bg-surface2 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={props.name}
        value={props.id}
        defaultChecked={props.isChosen}
        className="sr-only"
      />
      {props.children}
    </label>
  )
}

const CarFormSkeleton = () => (
  <div aria-busy="true" className="flex animate-pulse flex-col gap-5">
    <div className="grid grid-cols-3 gap-2 tablet:grid-cols-4">
      {Array.from({ length: FIRST_MAKERS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} className="h-24 rounded-tile bg-surface2" />
      ))}
    </div>
    <div className="h-40 rounded-tile bg-surface2" />
    <div className="h-12 rounded-input bg-surface2" />
  </div>
)

const FIELDS = ['maker', 'color', 'plate-number']

/** Saves what the form says, as a new car or in place of the one it began with. */
function useSaveCar(car: CarResource | null, onSaved: (car: CarResource) => void) {
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

type Choices = {
  colors: { id: number; name: string; hex: string }[]
  makers: { id: number; name: string; picture: string }[]
}

/** What cars are made by and painted in. They do not change within a visit. */
const carChoices = query<{ key: string; brand: Brand }, Choices>({
  freshMs: Number.POSITIVE_INFINITY,
  async ask({ brand }) {
    const { reference } = browserClient(brand, { isQuiet: true })
    const [colors, makers] = await Promise.all([reference.carColors(), reference.carMakers()])
    return {
      colors: colors.data.map(({ id, attributes: { name, hex } }) => ({
        id,
        name: wordsIn(name, brand.locale),
        hex,
      })),
      makers: makers.data.map(({ id, attributes }) => ({
        id,
        name: wordsIn(attributes.name, brand.locale),
        picture: attributes['image-uri'],
      })),
    }
  },
})

/** Null while they are on their way. */
function useCarChoices() {
  const brand = useBrand()
  const { answer, hasFailed, retry } = useQuery(carChoices, { key: brand.locale, brand })
  return { choices: answer, hasFailed, retry }
}
