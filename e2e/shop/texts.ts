import type { Locale } from '@sufra/domain/text/locales'
import { arSa } from '../../apps/storefront/app/platform/i18n/texts/ar-sa.ts'
import { enUs } from '../../apps/storefront/app/platform/i18n/texts/en-us.ts'
import { fr } from '../../apps/storefront/app/platform/i18n/texts/fr.ts'
import { arSaMore } from '../../apps/storefront/app/platform/i18n/texts/more/ar-sa.ts'
import { enUsMore } from '../../apps/storefront/app/platform/i18n/texts/more/en-us.ts'
import { frMore } from '../../apps/storefront/app/platform/i18n/texts/more/fr.ts'
import type { TextKey } from '../../apps/storefront/app/platform/i18n/texts.ts'

/** The interface as the catalogue words it. */
export const TEXTS: Record<Locale, Record<TextKey, string>> = {
  'en-us': { ...enUs, ...enUsMore },
  'ar-sa': { ...arSa, ...arSaMore },
  fr: { ...fr, ...frMore },
}

/** 'Version {version}' with its gaps filled. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
