import { Price } from '@sufra/web/ui/price'
import { usePrice } from '../visit/use-brand.ts'

/** A placeholder character that occurs in no text. */
const MARK = '\u2063'

/** A sentence with a price in it: it is told what to write where the price belongs. */
export function PriceIn(props: { sentence: (mark: string) => string; amount: number }) {
  const price = usePrice()
  const [before, after] = props.sentence(MARK).split(MARK)
  return (
    <>
      {before}
      <Price parts={price(props.amount)} />
      {after}
    </>
  )
}
