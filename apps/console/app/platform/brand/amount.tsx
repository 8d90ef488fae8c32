import { minorOf } from '@sufra/contract/wire/minor-of'
import { priceParts } from '@sufra/domain/money/money'
import { Price } from '@sufra/web/ui/price'
import { useLanguage } from '../i18n/text-provider.tsx'
import { useBrand } from './brand-context.tsx'

/** An amount off the wire. */
export function Amount({ value }: { value: number }) {
  const { currency } = useBrand()
  const { locale, text } = useLanguage()
  const name = (count: number) => text(`currency_${currency.code}`, { count })
  const minor = minorOf(value, currency.decimals)
  return <Price parts={priceParts(minor, currency, locale, name)} />
}
