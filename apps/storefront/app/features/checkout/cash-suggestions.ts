/** Notes people have in their hands, in whole units of the currency. */
const NOTES = [10, 50, 100, 200, 500]
const MOST = 3

/** Round sums somebody may hand over for a total, in minor units: the exact one first. */
export function cashSuggestions(total: number, decimals: number): number[] {
  const unit = 10 ** decimals
  const rounded = NOTES.map((note) => Math.ceil(total / (note * unit)) * note * unit)
  return [...new Set([total, ...rounded])].toSorted((a, b) => a - b).slice(0, MOST + 1)
}
