import {
  type Locale,
  nameOf,
  secondaryLocale,
  showsLanguageSwitch,
} from '@sufra/domain/text/locales'
import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { AppearanceSwitch } from '../../../platform/theme/appearance-switch.tsx'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { useLocaleSwitch } from '../../../platform/visit/use-locale-switch.ts'
import { Card } from './card.tsx'
import { saveProfile } from './save-profile.ts'

/** How long a new language waits for the server to hear of it. */
const PATIENCE_MS = 1_500

/** They count on this device at once; the account remembers them as well, and nobody minds if it cannot. */
export function SettingsCard() {
  const text = useText()
  const brand = useBrand()
  return (
    <Card title={text('language_and_appearance')}>
      {showsLanguageSwitch(brand.primaryLocale, brand.secondaryLocale) && <LanguageChoice />}
      <AppearanceSwitch
        onChosen={(appearance) => void saveProfile(brand, { appearance }).catch(() => {})}
      />
    </Card>
  )
}

function LanguageChoice() {
  const text = useText()
  const name = useId()
  const brand = useBrand()
  const switchTo = useLocaleSwitch()

  const choose = async (language: Locale) => {
    const told = saveProfile(brand, { language }).catch(() => {})
    await Promise.race([told, new Promise((done) => setTimeout(done, PATIENCE_MS))])
    switchTo(language)
  }
  return (
    <fieldset>
      <legend className="pb-1 text-caption text-text2">{text('language')}</legend>
      <div className="flex rounded-tile bg-surface2 p-1">
        {[brand.primaryLocale, secondaryLocale(brand.secondaryLocale)].map((locale) => (
          <label
            key={locale}
            lang={locale}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-input px-2 text-small font-medium text-text2 has-checked:bg-surface has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={locale === brand.locale}
              onChange={() => void choose(locale)}
            />
            {nameOf(locale)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
