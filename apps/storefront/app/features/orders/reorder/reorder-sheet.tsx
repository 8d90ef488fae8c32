import type { CartLine } from '@sufra/domain/cart/cart-line'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { FitRow } from '../../../order/menu/fit-row.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { storedOrderType } from '../../../platform/storage/keys/order-type.ts'
import { OpenLineChoice } from './open-line-choice.tsx'
import type { Repair } from './repair.ts'

/** Everything that differs from the order as it was, and everything that has to be chosen again, in one place. */
export default function ReorderSheet(props: {
  repair: Repair
  onDone: (lines: readonly CartLine[]) => void
  onClose: () => void
}) {
  const text = useText()
  const orderType = useStored(storedOrderType, null)
  const { ready, changed, open, gone } = props.repair
  const [left, setLeft] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<ReadonlyMap<string, CartLine | null>>(new Map())
  const [wasTried, setTried] = useState(false)

  const isLeft = (key: string) => left.includes(key)
  const toggle = (key: string) =>
    setLeft(isLeft(key) ? left.filter((each) => each !== key) : [...left, key])
  const wanted = open.filter(({ line }) => !isLeft(line.key))
  const answers = wanted.map(({ line }) => chosen.get(line.key) ?? null)
  const lines = [
    ...ready,
    ...changed.flatMap(({ line, outcome }) => {
      if (isLeft(line.key) || outcome.kind === 'not-available') return []
      return (outcome.kind === 'option-missing' ? outcome.repaired : outcome.fitted) ?? []
    }),
    ...answers.filter((line) => line !== null),
  ]
  const finish = () => {
    setTried(true)
    if (!answers.includes(null) && lines.length > 0) props.onDone(lines)
  }
  const title = text('order_again')
  return (
    <Dialog label={title} onClose={props.onClose} className="sheet bg-bg text-text">
      <div className="flex flex-col gap-4 p-5">
        <h2 className="text-h2 font-bold">{title}</h2>
        {gone.length > 0 && (
          <p className="flex gap-2 rounded-input bg-warning-soft px-3 py-2.5 text-warning">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            {text('items_gone')}
          </p>
        )}
        {gone.length + changed.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {[...gone, ...changed].map((each) => (
              <FitRow
                key={each.line.key}
                line={each.line}
                outcome={each.outcome}
                orderType={orderType}
                isKept={each.outcome.kind !== 'not-available' && !isLeft(each.line.key)}
                onToggle={() => toggle(each.line.key)}
              />
            ))}
          </ul>
        )}
        {open.map((each) => (
          <OpenLineChoice
            key={each.line.key}
            open={each}
            isLeft={isLeft(each.line.key)}
            isAsked={wasTried}
            onToggle={() => toggle(each.line.key)}
            onChange={(line) => setChosen((before) => new Map(before).set(each.line.key, line))}
          />
        ))}
        {ready.length > 0 && (
          <p className="text-small text-text2">
            {text('lines_as_before', { count: ready.length })}
          </p>
        )}
      </div>
      <div className="sticky bottom-0 flex flex-col gap-2 border-t border-line bg-surface p-4">
        {lines.length + wanted.length > 0 ? (
          <button type="button" onClick={finish} className={buttonClass('primary')}>
            {text('add_to_cart')}
          </button>
        ) : (
          <button type="button" onClick={props.onClose} className={buttonClass('primary')}>
            <span className="inline-block first-letter:uppercase">{text('okay')}</span>
          </button>
        )}
      </div>
    </Dialog>
  )
}
