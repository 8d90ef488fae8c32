import { languageTag, nameOf } from '@sufra/domain/text/locales'
import { ChoiceRow } from '@sufra/web/ui/choice-row'
import { storedLocale } from '../i18n/locale-store.ts'
import { useLanguage } from '../i18n/text-provider.tsx'
import { CONSOLE_LOCALES } from '../i18n/texts.ts'

const CHOICES = CONSOLE_LOCALES.map((value) => ({
  value,
  label: nameOf(value),
  lang: languageTag(value),
}))

export function LanguageSwitch() {
  const { locale, text } = useLanguage()
  return (
    <ChoiceRow
      legend={text('language')}
      choices={CHOICES}
      chosen={locale}
      onChoose={storedLocale.write}
    />
  )
}
