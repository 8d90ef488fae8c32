import type { Brand } from '../../../platform/visit/brand.ts'
import { browserClient } from '../../../platform/visit/browser-client.ts'
import { type SignInTerms, signInTermsOf } from './mobile-country.ts'

type Asker = Pick<Brand, 'key' | 'locale' | 'conceptId'>

let known: { locale: string; terms: Promise<SignInTerms> } | null = null

/** Asked for once; an answer that did not come is asked for anew. */
export function signInTerms(brand: Asker): Promise<SignInTerms> {
  if (known?.locale === brand.locale) return known.terms
  const terms = askTerms(brand)
  known = { locale: brand.locale, terms }
  terms.catch(() => {
    known = null
  })
  return terms
}

async function askTerms(brand: Asker): Promise<SignInTerms> {
  const client = await browserClient(brand, { isQuiet: true })
  const { data } = await client.concept(brand.conceptId)
  return signInTermsOf(data, brand.locale)
}
