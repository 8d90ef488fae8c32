import { useNow } from '@sufra/web/page/clock'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTimeTexts } from '../../order/time/time-texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { type Step, statusSentence, statusText, stepsOf, stepTitle } from './order-status.ts'
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

/** When the order will be had, before all else; then one sentence, and how far it has come. */
export function EtaCard({ tracked }: { tracked: TrackedOrder }) {
  const text = useText()
  const now = useNow()
  const { near } = useTimeTexts()
  const { order, driver, steps } = tracked
  const shown = { type: order.type, hasDriver: driver !== null }
  const isWaiting = isAwaited(order)
  const isLate = isWaiting && now > order.promisedAt
  const course = stepsOf(order.status, steps)
  return (
    <section className="flex flex-col gap-1 rounded-card border border-line bg-surface p-5 desktop:p-7">
      <p className="text-small text-text2">{text(labelOf(order))}</p>
      <p className="text-display font-bold tabular-nums">
        {isWaiting ? (
          near(order.promisedAt, order.placedAt)
        ) : (
          <span className="inline-block first-letter:uppercase">
            {text(order.status === 'ready' ? 'ready_now' : statusOf(order))}
          </span>
        )}
      </p>
      <p role="status" className="text-text2">
        {text(statusSentence(order.status, shown))}
        {isLate && <span className="block pt-1 text-warning">{text('taking_longer')}</span>}
      </p>
      <Segments course={course} />
    </section>
  )
}

/** Five parts of one line; the one under way is half full and moves. */
function Segments({ course }: { course: Step[] }) {
  return (
    <ol aria-hidden="true" className="flex gap-1.5 pt-4">
      {course.map(({ status, state }) => (
        <li
          key={status}
          className={clsx(
            'h-1.5 flex-1 overflow-hidden rounded-full transition-colors duration-320',
            state === 'next' ? 'bg-surface3' : 'bg-primary-soft-hover',
          )}
        >
          {state !== 'next' && (
            <div
              className={clsx(
                'h-full rounded-full bg-primary transition-[inline-size] duration-480 ease-out',
                state === 'current' ? 'w-3/5 animate-pulse' : 'w-full',
              )}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

/** A delivery is awaited until it is there, everything else until it can be had. */
const isAwaited = ({ status, type }: TrackedOrder['order']) =>
  status !== 'finished' && (status !== 'ready' || type === 'deliver')

const statusOf = ({ type, status }: TrackedOrder['order']) =>
  status === 'finished' && type === 'deliver' ? 'order_delivered' : statusText(status)

function labelOf(order: TrackedOrder['order']) {
  if (!isAwaited(order)) return 'your_order'
  if (order.scheduledAt !== null) return 'scheduled_for'
  return order.type === 'deliver' ? 'arriving_around' : 'ready_around'
}
