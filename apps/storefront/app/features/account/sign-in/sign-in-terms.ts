import type { RequestContext } from '../../../platform/visit/api-settings.ts'
import type { Brand } from '../../../platform/visit/brand.ts'
import { browserClient } from '../../../platform/visit/browser-client.ts'
import { type SignInTerms, signInTermsOf } from './mobile-country.ts'

type BrandContext = RequestContext & Pick<Brand, 'conceptId'>

let known: { locale: string; terms: Promise<SignInTerms> } | null = null

/** Asked for once; an answer that did not come is asked for anew. */
export function signInTerms(brand: BrandContext): Promise<SignInTerms> {
  if (known?.locale === brand.locale) return known.terms
  const terms = askTerms(brand)
  known = { locale: brand.locale, terms }
  terms.catch(() => {
    known = null
  })
  return terms
}

async function askTerms(brand: BrandContext): Promise<SignInTerms> {
  const client = browserClient(brand, { isQuiet: true })
  const { data } = await client.brand.concept(brand.conceptId)
  return signInTermsOf(data, brand.locale)
}
