import { useStored } from '@sufra/web/storage/use-stored'
import { CloudOff, Wifi } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { createPath, useNavigation, useRevalidator } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { nextAddress } from './chunk-reload.ts'
import { network, watchNetwork } from './network.ts'
import { savedCopy } from './saved-copy.ts'

/** Under the header. The empty region is there from the start, so that what enters it is read aloud. */
export function OfflineNotice() {
  const text = useText()
  const state = useStored(network, 'online')
  const isCopy = useStored(savedCopy, false)
  const { revalidate } = useRevalidator()
  useEffect(watchNetwork, [])
  useNextAddress()

  useEffect(() => {
    if (state === 'restored' && savedCopy.read()) void revalidate()
  }, [state, revalidate])

  return (
    <div role="status">
      {state === 'restored' ? (
        <Strip look="bg-success-soft text-success">
          <Wifi aria-hidden size={18} className="shrink-0" />
          {text('connection_restored')}
        </Strip>
      ) : (
        (state === 'offline' || isCopy) && (
          <Strip look="bg-warning-soft text-text">
            <CloudOff aria-hidden size={18} className="shrink-0" />
            <span>
              {state === 'offline' && <span className="font-semibold">{text('no_network')}</span>}
              {state === 'offline' && isCopy && ' · '}
              {isCopy && text('saved_copy')}
            </span>
          </Strip>
        )
      )}
    </div>
  )
}

function Strip({ look, children }: { look: string; children: ReactNode }) {
  return (
    <p
      className={`flex min-h-11 items-center justify-center gap-2 px-4 py-2 text-small ${look} transition-opacity duration-200 starting:opacity-0`}
    >
      {children}
    </p>
  )
}

/** Keeps `nextAddress` in step with the router. */
function useNextAddress() {
  const { location } = useNavigation()
  useEffect(() => nextAddress.write(location ? createPath(location) : null), [location])
}
