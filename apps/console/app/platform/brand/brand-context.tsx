import { signDrawing } from '@sufra/domain/money/currency-signs'
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
      <CurrencySign country={brand.currency.country} />
      {children}
    </BrandContext>
  )
}

export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('A part that needs the brand was rendered without it')
  return brand
}

/** Stands in the page once; every price refers to it. */
function CurrencySign({ country }: { country: string }) {
  const drawing = signDrawing(country)
  if (!drawing) return null
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id={drawing.id} viewBox={drawing.box}>
        <path d={drawing.path} />
      </symbol>
    </svg>
  )
}
