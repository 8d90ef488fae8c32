/** A neutral badge with the maker's initials: the makers' own marks are trademarks. */
export function carMakerMark(name: string): string {
  const letters = initials(name)
  const size = letters.length > 2 ? 25 : 32
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <circle cx="48" cy="48" r="44" fill="#EEF0F2" stroke="#8B929A" stroke-width="4"/>
  <text x="48" y="49" fill="#2F363D" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${letters}</text>
</svg>
`
}

/** Names that are initials already (BMW, GMC) stay whole; other single words give two letters. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const [first = ''] = words
  if (words.length > 1)
    return words
      .map((word) => word.slice(0, 1).toUpperCase())
      .join('')
      .slice(0, 3)
  return first === first.toUpperCase() ? first.slice(0, 3) : first.slice(0, 2)
}
