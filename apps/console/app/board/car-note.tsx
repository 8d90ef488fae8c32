import type { BoardOrder } from '@sufra/contract/orders/board'
import { stopwatch } from '@sufra/domain/orders/board-clock'
import { clsx } from 'clsx'
import { Car, MapPinCheck } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'
import { useNow } from '../shell/now.ts'
import { useBoard } from './use-board.ts'

/** The car the crew looks for, and whether it is there. */
export function CarNote({ attributes }: { attributes: BoardOrder['attributes'] }) {
  const text = useText()
  const { serverNow } = useBoard()
  const now = serverNow(useNow())
  const { car } = attributes
  const arrivedAt = attributes['arrived-at']
  if (!car) return null
  const plate = car['plate-number']
  return (
    <div
      className={clsx(
        'flex flex-col gap-1 rounded-chip border px-2 py-1.5 text-small',
        arrivedAt ? 'border-new-line bg-new-soft' : 'border-line',
      )}
    >
      {arrivedAt && (
        <p className="flex items-center gap-1.5 font-bold text-new">
          <MapPinCheck size={18} aria-hidden="true" />
          {text('arrived')}
          <span className="figures ms-auto text-caption">
            {text('waiting_for', { time: stopwatch(now - Date.parse(arrivedAt)) })}
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <Car size={16} aria-hidden="true" className="shrink-0 text-text2" />
        <bdi>{`${car.color} ${car.maker}`}</bdi>
        {plate && (
          <bdi
            dir="ltr"
            className="figures rounded-[4px] border-2 border-control bg-surface px-1.5 font-bold tracking-wide"
          >
            <span className="sr-only">{text('plate')} </span>
            {plate}
          </bdi>
        )}
      </p>
      {!arrivedAt && <p className="text-caption text-text2">{text('not_arrived')}</p>}
    </div>
  )
}
