import { Price } from '@sufra/web/ui/price'
import { usePrice } from '../visit/use-brand.ts'

/** What a choice adds, if anything. The plus is part of the price: beside it, Arabic would carry it to the other end. */
export function ExtraPrice({ price, className }: { price: number; className: string }) {
  const amount = usePrice()
  if (price === 0) return null
  const parts = amount(price)
  return (
    <span className={className}>
      <Price parts={{ ...parts, before: `+ ${parts.before}` }} />
    </span>
  )
}
