import { minorOf } from '@sufra/contract/wire/minor-of'
import { pricesIn } from '@sufra/web/text/prices'
import { Price } from '@sufra/web/ui/price'
import { useLanguage } from '../i18n/text-provider.tsx'
import { useBrand } from './brand-context.tsx'

/** An amount off the wire. */
export function Amount({ value }: { value: number }) {
  const { currency } = useBrand()
  const { locale, text } = useLanguage()
  const price = pricesIn(currency, locale, text)
  return <Price parts={price(minorOf(value, currency.decimals))} />
}
