/** Drawings that point along the line of reading. All others look the same in every language. */
export const DIRECTIONAL = [
  'chevron-left',
  'chevron-right',
  'arrow-left',
  'arrow-right',
  'menu',
  'external-link',
  'log-in',
  'log-out',
]

/** Runs in the page: drawings turned around that should not be, or not turned though they should. */
export function iconFaults({
  isArabic,
  directional,
}: {
  isArabic: boolean
  directional: string[]
}) {
  const faults: string[] = []
  for (const icon of document.querySelectorAll<SVGElement>('svg.lucide')) {
    const names = [...icon.classList].map((name) => name.replace('lucide-', ''))
    const isTurned = getComputedStyle(icon).scale.startsWith('-1')
    const shouldTurn = isArabic && names.some((name) => directional.includes(name))
    if (isTurned !== shouldTurn) faults.push(`${isTurned ? 'turned' : 'not turned'}: ${names}`)
  }
  return faults
}
