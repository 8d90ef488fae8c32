/** Where pictures may come from besides this origin. A brand's data cannot make a page call elsewhere. */
const PICTURE_HOSTS: readonly string[] = []

export function isKnownPicture(src: string): boolean {
  if (/^\/(?!\/)/.test(src)) return true
  const url = URL.parse(src)
  return url?.protocol === 'https:' && PICTURE_HOSTS.includes(url.hostname)
}

const WIDTHS = [240, 480, 960]

/** Our own pictures exist in three sizes and two formats; the smallest is what a list needs on a plain phone. */
export function variantsOf(src: string): { type: string; srcSet: string }[] {
  const name = /^(\/pictures\/[\w-]+)-480\.webp$/.exec(src)?.[1]
  if (!name) return []
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: WIDTHS.map((width) => `${name}-${width}.${format} ${width}w`).join(', '),
  }))
}
