import { SNACKBAR_MS } from '@sufra/web/snackbar/snackbar-queue'
import { liveValue } from '@sufra/web/storage/live-value'

/** `restored` is the short while in which a returning network is announced. */
type Network = 'online' | 'offline' | 'restored'

export const network = liveValue<Network>('online')

/** Follows the browser's own word until the returned function is called. */
export function watchNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOffline = () => {
    clearTimeout(timer)
    network.write('offline')
  }
  const onOnline = () => {
    if (network.read() !== 'offline') return
    network.write('restored')
    timer = setTimeout(() => network.write('online'), SNACKBAR_MS)
  }
  if (!navigator.onLine) onOffline()
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}
