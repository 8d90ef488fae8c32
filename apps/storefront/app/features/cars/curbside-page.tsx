import type { CarResource } from '@sufra/contract/people/cars'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { ChevronLeft, Info, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { selectCar } from '#app/platform/storage/keys/selected-car.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useCurbsideOffer } from '../../order/menu/use-curbside-offer.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { selectedCar } from '../../platform/storage/keys/selected-car.ts'
import { CarFacts, useCarName } from './car-facts.tsx'
import { CarForm } from './car-form.tsx'
import { CarsSkeleton } from './cars-page.tsx'
import { ownCars } from './own-cars.ts'

/** Which car the order is brought out to: one of the customer's, or another that becomes one. */
export function CurbsidePage() {
  const text = useText()
  const { backTo } = useChooseCar()
  return (
    <div className="mx-auto flex w-full max-w-[calc(461px+3rem)] flex-col gap-4 gutter pt-4 desktop:pt-8">
      <div>
        <Link
          to={backTo}
          replace
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline"
        >
          <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
          {text('back')}
        </Link>
        <h1 className="text-h1 font-bold">{text('which_car')}</h1>
        <p className="pt-1 text-text2">{text('curbside_offer_hint')}</p>
      </div>
      <OwnPage right="curbside" skeleton={<CarsSkeleton />}>
        <CurbsideNote />
        <CarChoice />
      </OwnPage>
    </div>
  )
}

function CarChoice() {
  const text = useText()
  const cars = useOwn(ownCars)
  const { choose } = useChooseCar()
  const isOffered = useCurbsideOffer() !== false
  const [isAnother, setAnother] = useState(false)
  if (cars.state === 'failed') return <LoadFailed onRetry={cars.retry} />
  if (cars.state !== 'known') return <CarsSkeleton />
  if (isAnother || cars.value.length === 0) {
    return isOffered ? (
      <CarForm car={null} submitLabel={text('use_this_car')} onSaved={choose} />
    ) : (
      <CarForm car={null} submitLabel={text('save_car')} onSaved={() => setAnother(false)} />
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {cars.value.map((car) => (
          <li key={car.id}>
            <Choice car={car} onChoose={isOffered ? choose : null} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setAnother(true)} className={buttonClass('secondary')}>
        <Plus size={20} aria-hidden="true" />
        {text('another_car')}
      </button>
    </>
  )
}

function Choice(props: { car: CarResource; onChoose: ((car: CarResource) => void) | null }) {
  const text = useText()
  const { car, onChoose } = props
  const name = useCarName()(car.attributes)
  const isChosen = useStored(selectedCar, null)?.id === car.id
  return (
    <article
      aria-label={name}
      className={`flex flex-col gap-3 rounded-card border bg-surface p-4 ${isChosen ? 'border-primary-text' : 'border-line'}`}
    >
      <CarFacts car={car.attributes} />
      {onChoose && (
        <button type="button" onClick={() => onChoose(car)} className={buttonClass('secondary')}>
          {text('use_this_car')}
          <span className="sr-only">: {name}</span>
        </button>
      )}
    </article>
  )
}

/** Keeps the car for the order, and goes back to the cart that asked for it. */
function useChooseCar() {
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

/** For whoever comes here without an order that can be carried out: a car can be saved all the same. */
function CurbsideNote() {
  const text = useText()
  const { firstCategorySlug } = useBrand()
  if (useCurbsideOffer() !== false) return null
  return (
    <div role="status" className="flex items-start gap-2 rounded-tile bg-info-soft px-4 py-3">
      <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
      <div>
        <p>{text('curbside_not_here')}</p>
        <Link
          to={`/menu/${firstCategorySlug}/location/to-go`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {text('choose_a_branch')}
        </Link>
      </div>
    </div>
  )
}
