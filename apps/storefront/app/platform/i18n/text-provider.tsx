import { type Locale, languageTag } from '@sufra/domain/text/locales'
import { createContext, type ReactNode, useMemo } from 'react'
import { type CompiledTexts, textsOf } from './texts.ts'
import { type Translate, translator } from './translator.ts'

export const TranslateContext = createContext<Translate | null>(null)

/** A brand's own wording stands over the catalogue's. */
export function TextProvider(props: {
  locale: Locale
  ownTexts: CompiledTexts
  children: ReactNode
}) {
  const { locale, ownTexts } = props
  const translate = useMemo(
    // English digits in every language.
    () => translator(`${languageTag(locale)}-u-nu-latn`, ownTexts, textsOf(locale)),
    [locale, ownTexts],
  )
  return <TranslateContext value={translate}>{props.children}</TranslateContext>
}
