/** Where pictures may come from besides this origin. A brand's data cannot make a page call elsewhere. */
const PICTURE_HOSTS: readonly string[] = []

export function isKnownPicture(src: string): boolean {
  if (/^\/(?!\/)/.test(src)) return true
  const url = URL.parse(src)
  return url?.protocol === 'https:' && PICTURE_HOSTS.includes(url.hostname)
}

/** Our own pictures exist in two sizes and two formats. */
export function variantsOf(src: string): { type: string; srcSet: string }[] {
  const name = /^(\/pictures\/[\w-]+)-480\.webp$/.exec(src)?.[1]
  if (!name) return []
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: `${name}-480.${format} 480w, ${name}-960.${format} 960w`,
  }))
}
