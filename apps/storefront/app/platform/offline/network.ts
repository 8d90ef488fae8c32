import { SNACKBAR_MS } from '@sufra/web/snackbar/snackbar-queue'
import { keptForTab } from '@sufra/web/storage/forgiving-storage'
import { liveValue } from '@sufra/web/storage/live-value'
import { storedValue } from '@sufra/web/storage/stored-value'

/** `restored` is the short while in which a returning network is announced. */
type Network = 'online' | 'offline' | 'restored'

export const network = liveValue<Network>('online')

/** An announcement that a reload cut short is made again within this time. */
const CUT_SHORT_MS = 30_000

/** A page whose scripts failed offline loads itself anew when the network is back, and still says that it is. */
const restoredAt = storedValue(
  'network_restored_time',
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  keptForTab,
)

/** Follows the browser's own word until the returned function is called. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOffline = () => {
    clearTimeout(timer)
    network.write('offline')
  }
  const announce = () => {
    network.write('restored')
    restoredAt.write(Date.now())
    timer = setTimeout(() => {
      network.write('online')
      restoredAt.clear()
    }, SNACKBAR_MS)
  }
  const onOnline = () => {
    if (network.read() === 'offline') announce()
  }
  const since = Date.now() - (restoredAt.read() ?? 0)
  if (!navigator.onLine) onOffline()
  else if (since >= 0 && since < CUT_SHORT_MS) announce()
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}
