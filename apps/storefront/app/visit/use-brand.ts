import { type PriceParts, priceParts } from '@sufra/domain/money'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import type { Brand } from './brand.ts'

export function useBrand(): Brand {
  const data = useRouteLoaderData<RootData>('root')
  if (!data) throw new Error('A part that needs the brand was rendered without one')
  return data.brand
}

/** How this brand writes an amount in the visitor's language. */
export function usePrice(): (minor: number) => PriceParts {
  const { currency, locale } = useBrand()
  return (minor) => priceParts(minor, currency, locale)
}
