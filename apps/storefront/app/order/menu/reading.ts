import type { Reading } from '@sufra/contract/menu/orderable-items'
import type { Words } from '@sufra/domain/text/locales'
import { secondaryLocale } from '@sufra/domain/text/locales'
import type { Brand } from '../../platform/visit/brand.ts'

/** A brand's two languages, and English where a name has neither. */
export function readingOf({ currency, primaryLocale, secondaryLocale: second }: Brand): Reading {
  const spoken = [primaryLocale, secondaryLocale(second)]
  return {
    decimals: currency.decimals,
    keep: (words) => {
      const kept: Words = {}
      for (const locale of spoken) if (words[locale]) kept[locale] = words[locale]
      return Object.keys(kept).length > 0 ? kept : words
    },
  }
}
