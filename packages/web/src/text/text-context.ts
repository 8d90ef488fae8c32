import type { Locale } from '@sufra/domain/text/locales'
import { type CompiledTexts, type Translate, translator } from '@sufra/i18n/translator'
import { createContext, createElement, type ReactNode, use, useMemo } from 'react'

type Language<English, Spoken> = { locale: Spoken; text: Translate<English> }

/** The provider of an interface's texts and the hooks that read them, typed by its English catalogue. */
export function textContext<English, Spoken extends Locale = Locale>() {
  const Context = createContext<Language<English, Spoken> | null>(null)

  function TextProvider(props: {
    locale: Spoken
    texts: CompiledTexts
    /** A brand's own wording stands over the catalogue's. */
    ownTexts?: CompiledTexts | undefined
    children: ReactNode
  }) {
    const { locale, texts, ownTexts = texts } = props
    const language = useMemo(
      () => ({ locale, text: translator<English>(locale, ownTexts, texts) }),
      [locale, texts, ownTexts],
    )
    return createElement(Context, { value: language }, props.children)
  }

  function useLanguage(): Language<English, Spoken> {
    const language = use(Context)
    if (!language) throw new Error('A part that needs texts was rendered without them')
    return language
  }

  /** `const text = useText()`, then `text('item_count', { count })`. */
  const useText = () => useLanguage().text

  return { TextProvider, useLanguage, useText }
}
