import type { Locale } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import { firstLocale, showLocale, storedLocale } from './locale-store.ts'
import { type ConsoleLocale, type Translate, textIn } from './texts.ts'

type Language = { locale: ConsoleLocale; text: Translate }

const LanguageContext = createContext<Language | null>(null)

export function TextProvider(props: { brandLocale: Locale; children: ReactNode }) {
  const chosen = useStored(storedLocale, null)
  const locale = chosen ?? firstLocale(props.brandLocale)
  const language = useMemo(() => ({ locale, text: textIn(locale) }), [locale])
  useLayoutEffect(() => showLocale(locale), [locale])
  return <LanguageContext value={language}>{props.children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('A part that needs texts was rendered without them')
  return language
}

/** `const text = useText()`, then `text('order_number', { number })`. */
export const useText = () => useLanguage().text
