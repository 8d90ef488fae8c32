/** Whether a browser has these bytes already. A cache on the way may have weakened the tag. */
export function isNamed(etag: string | undefined, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return etag !== undefined && tags.includes(etag)
}
