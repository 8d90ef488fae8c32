import { CurrencySign } from '@sufra/web/ui/currency-sign'
import { createContext, use } from 'react'
import { CodeMark } from '../visit/inline-script.tsx'

/** What the server writes into a page for its brand. In the browser it is in the page already. */
export type BrandMarkup = { css: string; sign: string }

/** A page rendered anew in the browser keeps the markup it came with. */
const written = (id: string) =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')

export const BrandMarkupContext = createContext<BrandMarkup>({
  css: written('theme'),
  sign: written('currency-sign'),
})

/** The brand's colours. */
export function ThemeStyle() {
  const { css } = use(BrandMarkupContext)
  return (
    <style
      id="theme"
      nonce={use(CodeMark)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own colours, computed from parsed hex values
      dangerouslySetInnerHTML={{ __html: css }}
    />
  )
}

/** The drawing of its currency's sign. */
export const BrandCurrencySign = () => <CurrencySign symbol={use(BrandMarkupContext).sign} />
