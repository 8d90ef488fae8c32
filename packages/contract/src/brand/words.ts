import type { Locale } from '@sufra/domain/text/locales'
import { z } from 'zod'

const inOne = z.string().exactOptional()
const IN_EACH = { 'en-us': inOne, 'ar-sa': inOne, fr: inOne } satisfies Record<Locale, typeof inOne>

/** A text in several languages, keyed by locale. Locales we do not support are dropped. */
export const Words = z.object(IN_EACH).meta({ id: 'Words' })
