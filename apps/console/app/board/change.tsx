import { formatAmount, toMinor } from '@sufra/domain/money/money'
import { useBrand } from '../brand/brand-context.tsx'
import { useLanguage } from '../i18n/text-provider.tsx'

/** What to bring along for a customer who said what they will hand over. */
export function Change({ due, cash }: { due: number; cash: number | null }) {
  const { locale, text } = useLanguage()
  const { decimals } = useBrand().currency
  if (cash === null || cash <= due) return null
  const minor = (amount: number) => toMinor(amount, decimals) ?? 0
  const amount = formatAmount(minor(cash), decimals, locale)
  const change = formatAmount(minor(cash) - minor(due), decimals, locale)
  return (
    <p className="figures text-caption text-text2">{text('change_from', { amount, change })}</p>
  )
}
