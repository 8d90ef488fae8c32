import type { BoardDriver, BoardOrder } from '@sufra/contract/orders/board'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { Bike, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { useBoard } from './use-board.ts'

/** Who brings a delivery that is ready. */
export function DriverPicker({ order }: { order: BoardOrder }) {
  const text = useText()
  const { session } = useCrew()
  const { driver } = order.attributes
  if (!mayStaff(session, 'assign-drivers')) {
    return (
      <p className="flex items-center gap-1.5 text-small font-semibold">
        <Bike size={16} aria-hidden="true" className="text-text2" />
        {driver?.name ?? text('no_driver')}
      </p>
    )
  }
  return <DriverSelect order={order} />
}

function DriverSelect({ order: { id, attributes } }: { order: BoardOrder }) {
  const text = useText()
  const { client, branch } = useCrew()
  const { store } = useBoard()
  const drivers = useDrivers(attributes.driver?.id)
  const { driver, number } = attributes

  async function choose(driverId: string) {
    const chosen = drivers.find((it) => it.id === driverId)
    const next = chosen ? { id: chosen.id, name: chosen.attributes.name } : null
    store.change(id, { driver: next })
    try {
      await client.assignDriver(id, next?.id ?? null)
    } catch (error) {
      showTrouble(refusalText(error, text))
    }
    void store.refresh()
  }

  return (
    <label className="relative flex items-center">
      <Bike size={17} aria-hidden="true" className="pointer-events-none absolute inset-s-3" />
      <span className="sr-only">{`${text('driver')}, ${text('order_number', { number })}`}</span>
      <select
        value={driver?.id ?? ''}
        onChange={(event) => void choose(event.target.value)}
        className="min-h-11 w-full appearance-none truncate rounded-input border-[1.5px] border-control bg-surface ps-9 pe-9 text-small font-semibold"
      >
        <option value="">{text('choose_driver')}</option>
        {driver && !drivers.some((it) => it.id === driver.id) && (
          <option value={driver.id}>{driver.name}</option>
        )}
        {drivers.map((it) => (
          <option key={`${branch.id} ${it.id}`} value={it.id}>
            {text('driver_load', {
              name: it.attributes.name,
              count: it.attributes['open-orders'],
            })}
          </option>
        ))}
      </select>
      <ChevronDown
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 text-text2"
      />
    </label>
  )
}

/** Asked for again whenever the one who brings this order changes: so do their loads. */
function useDrivers(chosen: string | undefined): BoardDriver[] {
  const { client, branch } = useCrew()
  const [drivers, setDrivers] = useState<BoardDriver[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is a new answer
  useEffect(() => {
    let isStale = false
    client.drivers(branch.id).then(
      ({ data }) => {
        if (!isStale) setDrivers(data)
      },
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [client, branch.id, chosen])
  return drivers
}
