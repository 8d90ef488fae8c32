/** One figure as it was measured, beside what is promised. Without a promise it is only told. */
export type Figure = { name: string; measured: string; promise: string; isKept: boolean }

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

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export function table(figures: Figure[]): string {
  const rows = figures.map(({ name, measured, promise, isKept }) => [
    name,
    measured,
    promise,
    promise && (isKept ? 'PASS' : 'FAIL'),
  ])
  const head = ['Figure', 'Measured', 'Promise', '']
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')
  const rule = widths.map((width) => '─'.repeat(width))
  return [head, rule, ...rows].map((row) => line(row).trimEnd()).join('\n')
}

const written = (value: number, unit: string) =>
  `${value.toLocaleString('en', { maximumSignificantDigits: value < 1_000 ? 3 : 5 })} ${unit}`
