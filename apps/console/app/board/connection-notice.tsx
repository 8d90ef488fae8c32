import { CloudOff, WifiOff } from 'lucide-react'
import { useClockText } from '../brand/use-clock-text.ts'
import { useText } from '../i18n/text-provider.tsx'
import { Notice } from '../ui/notice.tsx'
import type { BoardState } from './board-store.ts'

/** Old news must not pass for new: said as long as the board is not live. */
export function ConnectionNotice({ board }: { board: BoardState }) {
  const text = useText()
  const clock = useClockText()
  if (board.hasFailed && board.readAt !== null) {
    const time = clock(board.serverNow(board.readAt))
    return (
      <Notice look="danger" Icon={CloudOff}>
        {text('connection_gone', { time })}
      </Notice>
    )
  }
  if (board.stream !== 'lost' && board.stream !== 'refused') return null
  return (
    <Notice look="warning" Icon={WifiOff}>
      {text('connection_lost')}
    </Notice>
  )
}
