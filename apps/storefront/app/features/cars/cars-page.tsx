import type { CarResource } from '@sufra/contract/people/cars'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { Car, Pencil, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { selectedCar } from '#app/platform/storage/keys/selected-car.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../platform/session/profile-frame.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { dangerButtonClass, rowButtonClass } from '../../platform/ui/row-button.ts'
import { useSheets } from '../../platform/ui/use-sheet.ts'
import { CarFacts, useCarName } from './car-facts.tsx'
import { ownCars } from './own-cars.ts'

const CarSheet = lazy(() => import('./car-sheet.tsx'))
const NEW = 'new-car'

export function CarsPage() {
  const text = useText()
  return (
    <ProfileFrame title={text('my_cars')} hint={text('my_cars_hint')}>
      <OwnPage right="cars" skeleton={<CarsSkeleton />}>
        <Garage />
      </OwnPage>
    </ProfileFrame>
  )
}

function Garage() {
  const text = useText()
  const cars = useOwn(ownCars)
  const { opened, open, close } = useSheets()
  if (cars.state === 'failed') return <LoadFailed onRetry={cars.retry} />
  if (cars.state !== 'known') return <CarsSkeleton />
  const edited = cars.value.find(({ id }) => id === opened) ?? null
  const add = (
    <button
      type="button"
      onClick={() => void open(NEW)}
      className={buttonClass('primary', 'tablet:self-start')}
    >
      <Plus size={20} aria-hidden="true" />
      {text('add_car')}
    </button>
  )
  return (
    <>
      {cars.value.length === 0 ? (
        <EmptyState
          art={<Car size={52} aria-hidden="true" />}
          title={text('no_cars')}
          hint={text('no_cars_hint')}
          action={add}
        />
      ) : (
        <>
          <ul className="grid gap-4 wide:grid-cols-2">
            {cars.value.map((car) => (
              <li key={car.id}>
                <CarCard car={car} onEdit={() => void open(car.id)} />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
      {(opened === NEW || edited) && (
        <Suspense>
          <CarSheet car={edited} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function CarCard({ car, onEdit }: { car: CarResource; onEdit: () => void }) {
  const text = useText()
  const name = useCarName()(car.attributes)
  const remove = useDeleteCar()
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <CarFacts car={car.attributes} />
      <div className="-mx-1 mt-auto flex flex-wrap gap-1 border-t border-line pt-2 -mb-2">
        <button
          type="button"
          onClick={onEdit}
          aria-label={text('edit_named', { name })}
          className={rowButtonClass}
        >
          <Pencil size={18} aria-hidden="true" />
          {text('edit')}
        </button>
        <button
          type="button"
          onClick={() => void remove(car)}
          aria-label={text('delete_named', { name })}
          className={dangerButtonClass}
        >
          <Trash2 size={18} aria-hidden="true" />
          {text('delete')}
        </button>
      </div>
    </article>
  )
}

/** How long a deleted car can be called back. */
const UNDO_MS = 5_000

/** Removed from the list at once; restored to its position if the server refuses. */
function useDeleteCar() {
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

export const CarsSkeleton = () => (
  <div aria-busy="true" className="grid animate-pulse gap-4 wide:grid-cols-2">
    <div className="h-36 rounded-card bg-surface2" />
    <div className="h-36 rounded-card bg-surface2" />
  </div>
)
