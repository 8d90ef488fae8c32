import { priceParts, toMinor } from '@sufra/domain/money/money'
import { useLanguage } from '../i18n/text-provider.tsx'
import { useBrand } from './brand-context.tsx'

/** An amount off the wire, never wrapped and never reordered by the text around it. */
export function Amount({ value }: { value: number }) {
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const parts = priceParts(toMinor(value, currency.decimals) ?? 0, currency, locale)
  return (
    <span className="figures">
      <bdi dir="ltr" aria-hidden="true">
        {parts.before}
        {parts.sign && (
          <svg className="me-[.24em] inline h-[.72em] w-[.66em] fill-current" aria-hidden="true">
            <use href={`#${parts.sign}`} />
          </svg>
        )}
        {parts.digits}
        {parts.after}
      </bdi>
      <span className="sr-only">{parts.spoken}</span>
    </span>
  )
}
