/** Pages and the scripts they name belong to one build; menus and pictures outlive it. */
export const cacheNames = (version: string) => ({
  asset: `sufra-assets-${version}`,
  page: `${PAGES}${version}`,
  published: 'sufra-published',
  picture: 'sufra-pictures',
})

export const PAGES = 'sufra-pages-'

/** Ours from earlier builds; caches we do not know are left alone. */
export function outdatedCaches(existing: readonly string[], version: string): string[] {
  const current = Object.values(cacheNames(version))
  return existing.filter((name) => name.startsWith('sufra-') && !current.includes(name))
}
