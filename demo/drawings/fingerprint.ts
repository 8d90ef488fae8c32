import { createHash } from 'node:crypto'

/** Short enough for an address, long enough never to meet its like among the demo's files. */
export function fingerprint(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}
