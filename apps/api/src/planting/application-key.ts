import { createHash } from 'node:crypto'

/** The same on every machine. Keys are public: a storefront sends its own with every call. */
export const applicationKey = (slug: string) =>
  `${slug}-web-${createHash('sha256').update(slug).digest('hex').slice(0, 24)}`
