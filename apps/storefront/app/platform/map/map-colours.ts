export type MapColours = Record<
  'ground' | 'building' | 'street' | 'avenue' | 'park' | 'water' | 'label',
  string
>

/** The brand's own tokens, as they are right now: in the dark, streets are lighter than the ground. */
export function mapColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  // The soft tint alone is made for a card on white; on a map it has to stand beside greys.
  const tint = (name: string) => mixed(token(`${name}-soft`), token(name), 0.14)
  const isDark = style.getPropertyValue('color-scheme') === 'dark'
  return {
    ground: token(isDark ? 'surface' : 'surface2'),
    building: token(isDark ? 'surface2' : 'surface3'),
    street: token(isDark ? 'surface3' : 'surface'),
    avenue: isDark ? token('line') : tint('warning'),
    park: tint('success'),
    water: tint('info'),
    label: token('text2'),
  }
}

/** Two colours as '#rrggbb', the second with its share. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = (at: number) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share)
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`
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
