import type { Words } from '@sufra/domain/locales'
import { jsonb } from 'drizzle-orm/pg-core'

/** A text in several languages, as one object keyed by locale. */
export const words = (name: string) => jsonb(name).$type<Words>().notNull()
