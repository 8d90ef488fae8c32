import { type Locale, nameOf, otherLocale, showsLanguageSwitch } from '@sufra/domain/text/locales'
import { clsx } from 'clsx'
import { useText } from '../i18n/use-text.ts'
import { useBrand } from './use-brand.ts'
import { useLocaleSwitch } from './use-locale-switch.ts'

/** Where a phone's header has room for two letters. */
const SHORT_NAMES: Record<Locale, string> = { 'en-us': 'EN', 'ar-sa': 'ع', fr: 'FR' }

/** A brand has two languages: the switch names the other one, in its own letters. */
export function LanguageSwitch({
  isShort = false,
  className,
}: {
  isShort?: boolean
  className?: string
}) {
  const text = useText()
  const { primaryLocale, secondaryLocale, locale } = useBrand()
  const switchTo = useLocaleSwitch()
  if (!showsLanguageSwitch(primaryLocale, secondaryLocale)) return null

  const other = otherLocale(primaryLocale, secondaryLocale, locale)
  const label = text('change_language', { language: nameOf(other) })
  return (
    <button
      type="button"
      lang={other}
      onClick={() => switchTo(other)}
      // Whoever steers by voice says what they see.
      aria-label={isShort ? `${SHORT_NAMES[other]} · ${label}` : label}
      className={clsx('min-h-11 rounded-tile px-3 font-semibold hover:bg-surface2', className)}
    >
      {isShort ? (
        <>
          <span aria-hidden="true" className="desktop:hidden">
            {SHORT_NAMES[other]}
          </span>
          <span aria-hidden="true" className="max-desktop:hidden">
            {nameOf(other)}
          </span>
        </>
      ) : (
        nameOf(other)
      )}
    </button>
  )
}
