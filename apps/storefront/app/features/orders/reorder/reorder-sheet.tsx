import { type CartLine, lineOf } from '@sufra/domain/cart/cart-line'
import { picksOf } from '@sufra/domain/menu/combo-picks'
import {
  type CustomisationFault,
  customisationFaults,
} from '@sufra/domain/menu/customisation-faults'
import { inAskingOrder } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { ComboStepChoice } from '#app/order/customise/combo-step-choice.tsx'
import { GroupChoice } from '#app/order/customise/group-choice.tsx'
import { useCustomisation } from '#app/order/customise/use-customisation.ts'
import { FitRow } from '#app/order/menu/fit-row.tsx'
import { useMoment } from '#app/order/menu/use-moment.ts'
import { useList } from '#app/platform/format/use-list.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { storedOrderType } from '#app/platform/storage/keys/order-type.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import type { OpenLine, Repair } from './repair.ts'

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

/** One line with the choices that are missing, and only those. */
function OpenLineChoice(props: {
  open: OpenLine
  isLeft: boolean
  /** The customer has tried to go on. */
  isAsked: boolean
  onToggle: () => void
  /** The line once it is whole, null while it is not. */
  onChange: (line: CartLine | null) => void
}) {
  const text = useText()
  const { locale } = useBrand()
  const moment = useMoment()
  const list = useList()
  const { item, left, stuck } = props.open
  const control = useCustomisation(item, moment, left)
  const { customisation } = control
  const faults = customisationFaults(item, customisation, moment)
  // Groups that were missing at first stay visible once chosen.
  const [asked] = useState(faults)
  const tell = useEffectEvent(() =>
    props.onChange(
      faults.length > 0 ? null : lineOf({ ...item, isUpsell: false }, customisation, moment),
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again with every choice
  useEffect(tell, [customisation])

  const name = wordsIn(item.names, locale)
  const shown = props.isAsked ? faults : []
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Picture
          src={item.picture}
          alt=""
          sizes="48px"
          className={`size-12 shrink-0 rounded-input ${props.isLeft ? 'opacity-60 grayscale' : ''}`}
        />
        <h3 className={`flex-1 font-semibold ${props.isLeft ? 'text-text2 line-through' : ''}`}>
          {name}
        </h3>
        <button
          type="button"
          onClick={props.onToggle}
          className="min-h-11 shrink-0 font-semibold text-primary-text underline underline-offset-4"
        >
          {text(props.isLeft ? 'undo' : 'leave_behind')}
          <span className="sr-only"> · {name}</span>
        </button>
      </div>
      {!props.isLeft && (
        <>
          {stuck.length > 0 && (
            <p className="rounded-input bg-warning-soft px-3 py-2 text-small text-warning">
              {text('cannot_leave_out', { name: list(stuck.map((it) => wordsIn(it, locale))) })}
            </p>
          )}
          {item.combo
            .filter(({ id }) => asked.some(({ where }) => where.stepId === id))
            .map((step) => (
              <ComboStepChoice
                key={step.id}
                step={step}
                picks={picksOf(customisation, step.id)}
                control={control}
                faults={shown.filter(({ where }) => where.stepId === step.id)}
              />
            ))}
          {inAskingOrder(item.groups)
            .filter(({ id }) => asked.some((fault) => isAbout(fault, id)))
            .map((group) => (
              <GroupChoice
                key={group.id}
                group={group}
                chosen={customisation.modifiers}
                path={null}
                control={control}
                fault={shown.find((fault) => isAbout(fault, group.id))}
              />
            ))}
        </>
      )}
    </section>
  )
}

const isAbout = ({ where }: CustomisationFault, groupId: number) =>
  where.stepId === null && where.groupId === groupId
