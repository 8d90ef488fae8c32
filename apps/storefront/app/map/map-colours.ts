export type MapColours = Record<
  'ground' | 'building' | 'street' | 'avenue' | 'park' | 'water' | 'label',
  string
>

/** The brand's own tokens, as they are right now: in the dark, streets are lighter than the ground. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const isDark = style.getPropertyValue('color-scheme') === 'dark'
  return {
    ground: token(isDark ? 'bg' : 'surface2'),
    building: token(isDark ? 'surface' : 'surface3'),
    street: token(isDark ? 'surface3' : 'surface'),
    avenue: token(isDark ? 'line' : 'warning-soft'),
    park: token('success-soft'),
    water: token('info-soft'),
    label: token('text2'),
  }
}

/** Calls back whenever the appearance changes, by the visitor's choice or the system's. */
export function followAppearance(onChange: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const choice = new MutationObserver(onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', onChange)
  }
}
