import { type Locale, languageTag } from '@sufra/domain/locales'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { type CompiledTexts, textsOf } from './texts.ts'

/** A brand's own wording stands over the catalogue's; a text it breaks shows the catalogue's key, not a crash. */
export function TextProvider(props: {
  locale: Locale
  ownTexts: CompiledTexts
  children: ReactNode
}) {
  return (
    <IntlProvider
      // English digits in every language.
      locale={`${languageTag(props.locale)}-u-nu-latn`}
      messages={{ ...textsOf(props.locale), ...props.ownTexts }}
      timeZone="UTC"
      onError={() => {}}
    >
      {props.children}
    </IntlProvider>
  )
}
