/** Epoch milliseconds; `to` itself is no longer part of it. */
export type Period = { from: number; to: number }

export const covers = ({ from, to }: Period, moment: number) => from <= moment && moment < to

/** Overlapping and touching periods as one, in order; empty ones left out. */
export function joined(periods: readonly Period[]): Period[] {
  const whole: Period[] = []
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (to <= from) continue
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}
