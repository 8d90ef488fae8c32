import { LOCALES } from '@sufra/domain/locales'
import { z } from 'zod'

/** A text in several languages, keyed by locale. */
export const Words = z.partialRecord(z.enum(LOCALES), z.string()).meta({ id: 'Words' })
