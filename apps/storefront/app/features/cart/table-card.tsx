import { UtensilsCrossed, X } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { cartTable } from '../../platform/storage/keys/cart-table.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { iconButtonClass } from '../../platform/ui/button.ts'

/** The table the order goes to. In queue mode the staff have chosen it, and it stays. */
export function TableCard() {
  const text = useText()
  const table = useStored(cartTable, null)
  const isQueue = useStored(queueFlag, null)
  if (table === null) return null
  return (
    <section className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
      <UtensilsCrossed size={20} aria-hidden="true" className="shrink-0 text-text2" />
      <p className="min-w-0 flex-1 font-semibold">{text('table_number', { number: table })}</p>
      {!isQueue && (
        <button type="button" onClick={cartTable.clear} className={iconButtonClass}>
          <X size={20} aria-hidden="true" />
          <span className="sr-only">{text('remove_table')}</span>
        </button>
      )}
    </section>
  )
}
