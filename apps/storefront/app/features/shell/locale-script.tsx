import { secondaryLocale } from '@sufra/domain/text/locales'
import { InlineScript } from '#app/platform/visit/inline-script.tsx'
import { LOCALE_COOKIE_TERMS } from '#app/platform/visit/path-locale.ts'
import type { Brand } from '../../platform/visit/brand.ts'

type Languages = Pick<Brand, 'locale' | 'primaryLocale' | 'secondaryLocale'>

/**
 * Corrects the cookie by the stored language before anything is painted, and renews it: some browsers keep
 * it for a week only. In the browser the script is in the page already, and weighs nothing here.
 */
export function LocaleScript({ brand }: { brand: Languages }) {
  return <InlineScript code={import.meta.env.SSR ? scriptFor(brand) : ''} />
}

/**
 * A page in the wrong language is loaded anew, if the browser took the cookie; reading it also makes sure that
 * it is written before the page is asked for. Once only, until a page comes in the right language: a saved copy
 * may be all there is, and would come again.
 */
function scriptFor({ locale, primaryLocale, secondaryLocale: secondary }: Languages): string {
  const spoken = JSON.stringify([primaryLocale, secondaryLocale(secondary)])
  return `try{const l=localStorage.getItem('locale'),s=sessionStorage,k='locale_reload'
if(${spoken}.includes(l)){document.cookie='locale='+l+'${LOCALE_COOKIE_TERMS}'
if(l==='${locale}')s.removeItem(k)
else if(!s.getItem(k)&&document.cookie.includes('locale='+l)){s.setItem(k,l);location.reload()}}}catch(e){}`
}
