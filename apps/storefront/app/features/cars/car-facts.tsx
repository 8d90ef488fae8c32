import { wordsIn } from '@sufra/domain/text/locales'
import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { SelectedCar } from '../../platform/storage/keys/selected-car.ts'
import { isKnownPicture } from '../../platform/ui/picture-source.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

export type ShownCar = Omit<SelectedCar, 'id'>

/** 'White Toyota', as the language says it. */
export function useCarName(): (car: ShownCar) => string {
  const text = useText()
  const { locale } = useBrand()
  return ({ color, maker }) =>
    text('car_name', { color: wordsIn(color, locale), maker: wordsIn(maker, locale) })
}

/** What the crew looks for at the curb: maker, colour and plate. */
export function CarFacts({ car, title }: { car: ShownCar; title?: ReactNode }) {
  const text = useText()
  const { locale } = useBrand()
  const plate = car['plate-number']
  return (
    <div className="flex min-w-0 items-center gap-3">
      <MakerPicture src={car['car-maker-image-uri']} />
      <div className="min-w-0 flex-1">
        {title}
        <p className="font-semibold">{wordsIn(car.maker, locale)}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <span className="inline-flex items-center gap-1.5">
            <Swatch hex={car['color-hex']} />
            {wordsIn(car.color, locale)}
          </span>
          {plate ? (
            <bdi
              dir="ltr"
              className="rounded-chip border border-control px-2 py-0.5 font-semibold tracking-wide tabular-nums wrap-anywhere"
            >
              {plate}
            </bdi>
          ) : (
            <span className="text-text2">{text('no_plate')}</span>
          )}
        </p>
      </div>
    </div>
  )
}

export const MakerPicture = ({ src }: { src: string }) => (
  <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-surface2 dim-in-dark">
    {isKnownPicture(src) && <img src={src} alt="" width={48} height={48} className="size-12" />}
  </span>
)

/** A car's colour. White has an edge too; the name always stands beside it. */
export const Swatch = ({ hex }: { hex: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
    <circle cx="12" cy="12" r="11" fill={hex} className="stroke-control" strokeWidth="1.5" />
  </svg>
)
