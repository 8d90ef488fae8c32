import { currencySymbol } from '@sufra/web/page/currency-symbol'
import { CurrencySign } from '@sufra/web/ui/currency-sign'
import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import type { Brand } from './brand.ts'

const BrandContext = createContext<Brand | null>(null)

/** Gives the page the brand's mark and colour. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--brand', brand.colour)
    document.querySelector('link[rel=icon]')?.setAttribute('href', brand.icon)
  }, [brand])
  return (
    <BrandContext value={brand}>
      <CurrencySign symbol={currencySymbol(brand.currency.country)} />
      {children}
    </BrandContext>
  )
}

export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('A part that needs the brand was rendered without it')
  return brand
}
