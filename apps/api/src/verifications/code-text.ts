import type { Locale } from '@sufra/domain/text/locales'

/** The last line lets browsers offer the code for the page of that host, and for no other. */
export const codeText = (
  { code, brand, host }: { code: string; brand: string; host: string },
  locale: Locale,
) => `${SENTENCES[locale](code, brand)}\n\n@${host} #${code}`

const SENTENCES: Record<Locale, (code: string, brand: string) => string> = {
  'en-us': (code, brand) => `${code} is your ${brand} code. It is good for 5 minutes.`,
  'ar-sa': (code, brand) => `${code} هو رمزك لدى ${brand}. صالح لمدة 5 دقائق.`,
  fr: (code, brand) => `${code} est votre code ${brand}. Il est valable 5 minutes.`,
}
