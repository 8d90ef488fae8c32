import { clsx } from 'clsx'
import { useTimeTexts } from '../../order/time/use-time-texts.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { type Step, stepsOf } from './order-steps.ts'
import { statusSentence, statusText } from './status-texts.ts'
import type { TrackedOrder } from './tracked-order.ts'

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
