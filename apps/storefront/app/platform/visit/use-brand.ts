import type { PriceParts } from '@sufra/domain/money/money'
import { pricesIn } from '@sufra/web/text/prices'
import { createContext, use } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { Brand } from './brand.ts'

/** Its own context, because the router's changes with every step of a navigation and a menu has hundreds of readers. */
export const BrandContext = createContext<Brand | null>(null)

export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('A part that needs the brand was rendered without one')
  return brand
}

/** How this brand writes an amount in the visitor's language. */
export function usePrice(): (minor: number) => PriceParts {
  const text = useText()
  const { currency, locale } = useBrand()
  return pricesIn(currency, locale, text)
}
