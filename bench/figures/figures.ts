/**
 * One figure as it was measured, beside what is promised. Without a promise it is only told; what could
 * not be measured here is neither kept nor broken.
 */
export type Figure = { name: string; measured: string; promise: string; isKept: boolean | null }

export const atMost = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  measured: written(value, unit),
  promise: `≤ ${limit} ${unit}`,
  isKept: value <= limit,
})

export const atLeast = (name: string, value: number, limit: number, unit: string): Figure => ({
  name,
  measured: written(value, unit),
  promise: `≥ ${limit} ${unit}`,
  isKept: value >= limit,
})

export const told = (name: string, value: number, unit: string): Figure => ({
  name,
  measured: written(value, unit),
  promise: '',
  isKept: true,
})

export const notMeasured = (name: string, promise: string, why: string): Figure => ({
  name,
  measured: `not measured: ${why}`,
  promise,
  isKept: null,
})

export const isBroken = ({ isKept }: Figure) => isKept === false

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The value that this share of all values lies below. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

export function table(figures: Figure[]): string {
  const rows = figures.map(({ name, measured, promise, isKept }) => [
    name,
    measured,
    promise,
    promise && verdict(isKept),
  ])
  const head = ['Figure', 'Measured', 'Promise', '']
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')
  const rule = widths.map((width) => '─'.repeat(width))
  return [head, rule, ...rows].map((row) => line(row).trimEnd()).join('\n')
}

function verdict(isKept: boolean | null) {
  if (isKept === null) return '?'
  return isKept ? 'PASS' : 'FAIL'
}

const written = (value: number, unit: string) =>
  `${value.toLocaleString('en', { maximumSignificantDigits: value < 1_000 ? 3 : 5 })} ${unit}`.trim()
