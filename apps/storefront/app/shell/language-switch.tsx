import { nameOf } from '@sufra/domain/locales'
import { otherLocale, showsLanguageSwitch } from '@sufra/domain/side-menu'
import { clsx } from 'clsx'
import { useText } from '../i18n/use-text.ts'
import { useBrand } from '../visit/use-brand.ts'
import { useLocaleSwitch } from './use-locale-switch.ts'

/** A brand has two languages: the switch names the other one, in its own letters. */
export function LanguageSwitch({ className }: { className?: string }) {
  const text = useText()
  const { primaryLocale, secondaryLocale, locale } = useBrand()
  const switchTo = useLocaleSwitch()
  if (!showsLanguageSwitch(primaryLocale, secondaryLocale)) return null

  const other = otherLocale(primaryLocale, secondaryLocale, locale)
  return (
    <button
      type="button"
      lang={other}
      onClick={() => switchTo(other)}
      aria-label={text('change_language', { language: nameOf(other) })}
      className={clsx('min-h-11 rounded-tile px-3 font-semibold hover:bg-surface2', className)}
    >
      {nameOf(other)}
    </button>
  )
}
