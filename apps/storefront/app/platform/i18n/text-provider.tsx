import type { Locale } from '@sufra/domain/text/locales'
import { type CompiledTexts, translator } from '@sufra/i18n/translator'
import { createContext, type ReactNode, useMemo } from 'react'
import { type StorefrontTexts, type Translate, textsOf } from './texts.ts'

export const TranslateContext = createContext<Translate | null>(null)

/** A brand's own wording stands over the catalogue's. */
export function TextProvider(props: {
  locale: Locale
  ownTexts: CompiledTexts
  children: ReactNode
}) {
  const { locale, ownTexts } = props
  const translate = useMemo(
    () => translator<StorefrontTexts>(locale, ownTexts, textsOf(locale)),
    [locale, ownTexts],
  )
  return <TranslateContext value={translate}>{props.children}</TranslateContext>
}
