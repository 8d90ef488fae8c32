import { languageTag, nameOf } from '@sufra/domain/text/locales'
import { storedLocale } from '../i18n/locale-store.ts'
import { useLanguage } from '../i18n/text-provider.tsx'
import { CONSOLE_LOCALES } from '../i18n/texts.ts'
import { ChoiceRow } from '../ui/choice-row.tsx'

const CHOICES = CONSOLE_LOCALES.map((value) => ({
  value,
  label: nameOf(value),
  lang: languageTag(value),
}))

export function LanguageSwitch() {
  const { locale, text } = useLanguage()
  return (
    <ChoiceRow
      name="language"
      legend={text('language')}
      choices={CHOICES}
      chosen={locale}
      onChoose={storedLocale.write}
    />
  )
}
