import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { LOADING_DURATION_MS, type LoadingPhase, requests } from './loading-progress.ts'

const HIDDEN = '-translate-x-full rtl:translate-x-full opacity-0'
/** The bar stops short of the end until the answer is there. */
const NEARLY_THERE = '-translate-x-[8%] rtl:translate-x-[8%]'

const LOOK: Record<LoadingPhase, string> = {
  idle: `${HIDDEN} bg-primary`,
  waiting: `${HIDDEN} bg-primary`,
  running: `${NEARLY_THERE} bg-primary transition-[translate] ease-[cubic-bezier(.16,1,.3,1)]`,
  done: 'bg-primary opacity-0 transition-[translate,opacity] duration-320',
  failed: 'bg-danger transition-[background-color] duration-120',
  fading: 'bg-danger opacity-0 transition-opacity duration-320',
}

/** Lies over the top edge of the page and takes no room in it. */
export function LoadingBar() {
  const text = useText()
  const phase = useStored(requests, 'idle')
  const isNavigating = useNavigation().state !== 'idle'

  useEffect(() => {
    if (!isNavigating) return
    requests.start()
    return requests.end
  }, [isNavigating])

  return (
    <div
      role="progressbar"
      aria-label={text('loading')}
      aria-hidden={phase === 'idle' || phase === 'waiting'}
      data-phase={phase}
      className="pointer-events-none fixed inset-x-0 inset-bs-0 z-60 h-0.75 overflow-hidden"
    >
      <div
        className={`h-full motion-reduce:transition-none ${LOOK[phase]}`}
        style={phase === 'running' ? { transitionDuration: `${LOADING_DURATION_MS}ms` } : undefined}
      />
    </div>
  )
}
