import { arSa } from '../../apps/console/app/platform/i18n/texts/ar-sa.ts'
import { enUs } from '../../apps/console/app/platform/i18n/texts/en-us.ts'

export const LOCALES = ['en-us', 'ar-sa'] as const
export type ConsoleLocale = (typeof LOCALES)[number]

/** The console as its catalogue words it. */
export const CONSOLE_TEXTS = { 'en-us': enUs, 'ar-sa': arSa }
