import { type Cart, itemCount } from '@sufra/domain/cart/cart'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { LineChoices } from '../../order/cart/line-choices.tsx'
import { CartSummary } from '../../order/pricing/cart-summary.tsx'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'

type Props = { lines: Cart; bill: ShownBill }

/** On a phone: how much, and on a tap for what. */
export function PhoneSummary({ lines, bill }: Props) {
  const text = useText()
  const price = usePrice()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-label={text('your_order')}
      className="rounded-card border border-line bg-surface desktop:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-2 px-4 text-start"
      >
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{text('your_order')}</span>
          <span className="text-text2"> · {text('item_count', { count: itemCount(lines) })}</span>
        </span>
        <span className="font-bold">
          <Price parts={price(bill.figures.total)} />
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={`shrink-0 text-text2 transition-[rotate] duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-line px-4 pb-4">
        <SummaryLines lines={lines} />
        <CartSummary bill={bill} />
      </div>
    </section>
  )
}

/** On a desktop: all of it, beside the form. */
export function OrderSummary({ lines, bill }: Props) {
  const text = useText()
  return (
    <section aria-label={text('your_order')} className="max-desktop:hidden">
      <h2 className="text-h3 font-bold">{text('your_order')}</h2>
      <div className="max-h-[38dvh] overflow-y-auto overscroll-contain">
        <SummaryLines lines={lines} />
      </div>
      <div className="border-t border-line pt-2">
        <CartSummary bill={bill} />
      </div>
    </section>
  )
}

function SummaryLines({ lines }: { lines: Cart }) {
  const text = useText()
  const { locale } = useBrand()
  const price = usePrice()
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.key} className="flex gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">
              {text('times', { count: line.quantity, name: wordsIn(line.names, locale) })}
            </p>
            <LineChoices line={line} />
          </div>
          <span className="shrink-0">
            <Price parts={price(line.total * line.quantity)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
