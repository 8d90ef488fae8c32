import type { Locale } from '@sufra/domain/locales'
import { arSa } from '../../apps/storefront/app/i18n/texts/ar-sa.ts'
import { enUs } from '../../apps/storefront/app/i18n/texts/en-us.ts'
import { fr } from '../../apps/storefront/app/i18n/texts/fr.ts'
import type { Texts } from '../../apps/storefront/app/i18n/texts.ts'

/** The interface as the catalogue words it. */
export const TEXTS: Record<Locale, Texts> = { 'en-us': enUs, 'ar-sa': arSa, fr }

/** 'Version {version}' with its gaps filled. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
