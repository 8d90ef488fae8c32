/** Runs in the page: what moved by itself while the page came alive, beyond what anybody would notice. */
export function layoutShifts(): Promise<string[]> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  const noticeable = 0.02
  const told = (shifts: Shift[]) => {
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    if (sum <= noticeable) return []
    return shifts.map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40))
      return `moved by ${value.toFixed(3)}: ${moved.join(' | ')}`
    })
  }
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(told(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    // Without any shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
  })
}
