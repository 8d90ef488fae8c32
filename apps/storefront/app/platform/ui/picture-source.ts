/** Where pictures may come from besides this origin. A brand's data cannot make a page call elsewhere. */
const PICTURE_HOSTS: readonly string[] = []

export function isKnownPicture(src: string): boolean {
  if (/^\/(?!\/)/.test(src)) return true
  const url = URL.parse(src)
  return url?.protocol === 'https:' && PICTURE_HOSTS.includes(url.hostname)
}

const WIDTHS = [240, 480, 960]

/** Our own pictures exist in three sizes and two formats; the smallest is what a list needs on a plain phone. */
export function srcSetOf(src: string, format: 'avif' | 'webp'): string | undefined {
  const name = /^(\/pictures\/[\w-]+)-480\.webp$/.exec(src)?.[1]
  return name && WIDTHS.map((width) => `${name}-${width}.${format} ${width}w`).join(', ')
}
