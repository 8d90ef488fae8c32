import { signDrawing } from '@sufra/domain/money/currency-signs'

/** The riyal or dirham sign as SVG, for `CurrencySign`; empty where money is written in letters. */
export function currencySymbol(country: string): string {
  const drawing = signDrawing(country)
  if (!drawing) return ''
  const { id, box, path } = drawing
  return `<symbol id="${id}" viewBox="${box}"><path d="${path}"/></symbol>`
}
