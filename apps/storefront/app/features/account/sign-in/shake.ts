const SIDEWAYS = ['0', '-6px', '5px', '-3px', '0'].map((translate) => ({ translate }))

/** Once, for those who do not mind things moving. */
export function shake(field: HTMLElement | null) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  field?.parentElement?.animate(SIDEWAYS, { duration: 260, easing: 'ease-out' })
}
