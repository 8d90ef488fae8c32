import type { Locale } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { textContext } from '@sufra/web/text/text-context'
import { type ReactNode, useLayoutEffect } from 'react'
import { firstLocale, showLocale, storedLocale } from './locale-store.ts'
import { type ConsoleLocale, type ConsoleTexts, TEXTS } from './texts.ts'

const { TextProvider, useLanguage, useText } = textContext<ConsoleTexts, ConsoleLocale>()

export { useLanguage, useText }

/** The language the crew chose, else the device's or the brand's. */
export function LanguageProvider(props: { brandLocale: Locale; children: ReactNode }) {
  const chosen = useStored(storedLocale, null)
  const locale = chosen ?? firstLocale(props.brandLocale)
  useLayoutEffect(() => showLocale(locale), [locale])
  return (
    <TextProvider locale={locale} texts={TEXTS[locale]}>
      {props.children}
    </TextProvider>
  )
}
