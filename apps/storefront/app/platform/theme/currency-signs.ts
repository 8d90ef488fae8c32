import { signDrawing } from '@sufra/domain/money/currency-signs'

/** The riyal or dirham sign stands in the page once and every price refers to it. */
export function currencySign(country: string): string {
  const drawing = signDrawing(country)
  if (!drawing) return ''
  const { id, box, path } = drawing
  return `<symbol id="${id}" viewBox="${box}"><path d="${path}"/></symbol>`
}
