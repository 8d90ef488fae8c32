import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Car } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useCurbsideOffer } from '../../order/menu/use-curbside-offer.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { selectedCar } from '../../platform/storage/keys/selected-car.ts'
import { dangerButtonClass, rowButtonClass } from '../../platform/ui/row-button.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { CarFacts } from './car-facts.tsx'

/** In the cart: that the order can be carried out to the car, or the car it goes to. */
export function CurbsideCard() {
  const text = useText()
  const { firstCategorySlug } = useBrand()
  const { pathname, search } = useLocation()
  const car = useStored(selectedCar, null)
  const isOffered = useCurbsideOffer()
  const isInVain = car !== null && isOffered === false
  useEffect(() => {
    if (isInVain) selectedCar.clear()
  }, [isInVain])

  if (!isOffered || !firstCategorySlug) return null
  const page = new URLSearchParams({ page: pathname + search })
  const setup = `/menu/${firstCategorySlug}/curbside?${page}`
  if (!car) {
    return (
      <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-secondary-soft p-4">
        <Car size={28} aria-hidden="true" className="shrink-0 text-secondary-text" />
        <div className="min-w-40 flex-1">
          <h3 className="font-semibold">{text('curbside_offer')}</h3>
          <p className="text-small">{text('curbside_offer_hint')}</p>
        </div>
        <Link to={setup} className={buttonClass('secondary', 'min-h-11')}>
          {text('choose_car')}
        </Link>
      </section>
    )
  }
  return (
    <section
      aria-label={text('curbside_car')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="min-w-52 flex-1">
        <CarFacts
          car={car}
          title={<h3 className="text-caption text-text2">{text('curbside_car')}</h3>}
        />
      </div>
      <div className="flex flex-wrap gap-1">
        <Link to={setup} className={rowButtonClass}>
          {text('change')}
        </Link>
        <button type="button" onClick={selectedCar.clear} className={dangerButtonClass}>
          {text('remove')}
        </button>
      </div>
    </section>
  )
}
