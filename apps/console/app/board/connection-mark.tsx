import { clsx } from 'clsx'
import { useText } from '../i18n/text-provider.tsx'
import type { StreamState } from '../live/follow-orders.ts'

/** Whether the board is live, in a word. */
export function ConnectionMark(props: { stream: StreamState; hasFailed: boolean }) {
  const text = useText()
  const isLive = props.stream === 'live' && !props.hasFailed
  if (!isLive && props.stream !== 'connecting') return null
  return (
    <span className="hidden items-center gap-1.5 px-2 text-caption font-semibold text-text2 board:flex">
      <span
        className={clsx('size-2.5 rounded-full', isLive ? 'live-dot bg-ready' : 'bg-control')}
      />
      {text(isLive ? 'live' : 'connecting')}
    </span>
  )
}
