import { type CartLine, lineOf } from '@sufra/domain/cart/cart-line'
import { picksOf } from '@sufra/domain/menu/combo-picks'
import {
  type CustomisationFault,
  customisationFaults,
} from '@sufra/domain/menu/customisation-faults'
import { inAskingOrder } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { useEffect, useEffectEvent, useState } from 'react'
import { ComboStepChoice } from '../../../order/customise/combo-step-choice.tsx'
import { GroupChoice } from '../../../order/customise/group-choice.tsx'
import { useCustomisation } from '../../../order/customise/use-customisation.ts'
import { useMoment } from '../../../order/menu/use-moment.ts'
import { useList } from '../../../platform/format/use-list.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Picture } from '../../../platform/ui/picture.tsx'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import type { OpenLine } from './repair.ts'

/** One line with the choices that are missing, and only those. */
export function OpenLineChoice(props: {
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
