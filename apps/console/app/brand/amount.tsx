import { priceParts, toMinor } from '@sufra/domain/money/money'
import { Price } from '@sufra/web/ui/price'
import { useLanguage } from '../i18n/text-provider.tsx'
import { useBrand } from './brand-context.tsx'

/** An amount off the wire. */
export function Amount({ value }: { value: number }) {
  const { currency } = useBrand()
  const { locale } = useLanguage()
  return <Price parts={priceParts(toMinor(value, currency.decimals) ?? 0, currency, locale)} />
}
