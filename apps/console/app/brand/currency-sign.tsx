import { signDrawing } from '@sufra/domain/money/currency-signs'

/** Stands in the page once; every price refers to it. */
export function CurrencySign({ country }: { country: string }) {
  const drawing = signDrawing(country)
  if (!drawing) return null
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id={drawing.id} viewBox={drawing.box}>
        <path d={drawing.path} />
      </symbol>
    </svg>
  )
}
