import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTimeTexts } from '../../order/time/use-time-texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { type Step, stepsOf } from './order-steps.ts'
import { stepTitle } from './status-texts.ts'
import type { TrackedOrder } from './tracked-order.ts'

/** What has happened and when, and what is to come. */
export function Timeline({ tracked: { order, steps, driver } }: { tracked: TrackedOrder }) {
  const text = useText()
  const shown = { type: order.type, hasDriver: driver !== null }
  return (
    <ol aria-label={text('order_course')} className="flex flex-col px-1">
      {stepsOf(order.status, steps).map((step) => (
        <TimelineStep
          key={step.status}
          step={step}
          title={text(stepTitle(step.status, step.state, shown))}
          since={order.placedAt}
        />
      ))}
    </ol>
  )
}

function TimelineStep(props: { step: Step; title: string; since: number }) {
  const { near } = useTimeTexts()
  const { state, at } = props.step
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="group flex min-h-12 gap-3 last:min-h-0"
    >
      <span aria-hidden="true" className="flex flex-col items-center">
        <Mark state={state} />
        <span
          className={clsx(
            'w-0.5 flex-1 group-last:hidden',
            state === 'done' ? 'bg-primary' : 'bg-line',
          )}
        />
      </span>
      <span
        className={clsx(
          'flex flex-1 justify-between gap-3 pb-3 group-last:pb-0',
          state === 'current' && 'font-bold',
          state === 'next' && 'text-text2',
        )}
      >
        <span className="first-letter:uppercase">{props.title}</span>
        {at !== null && (
          <time
            dateTime={new Date(at).toISOString()}
            className="shrink-0 text-small font-normal text-text2 tabular-nums"
          >
            {near(at, props.since)}
          </time>
        )}
      </span>
    </li>
  )
}

function Mark({ state }: { state: Step['state'] }) {
  if (state === 'done') {
    return (
      <span className="grid size-6 place-items-center rounded-full bg-primary text-on-primary">
        <Check size={14} strokeWidth={3} />
      </span>
    )
  }
  return (
    <span
      className={clsx(
        'grid size-6 place-items-center rounded-full border-2',
        state === 'current' ? 'border-primary' : 'border-line',
      )}
    >
      {state === 'current' && <span className="size-2.5 animate-pulse rounded-full bg-primary" />}
    </span>
  )
}
