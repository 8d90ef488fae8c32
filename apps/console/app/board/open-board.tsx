import { useMemo, useState, useSyncExternalStore } from 'react'
import { SoundButton } from '../attention/sound-button.tsx'
import { SoundNotice } from '../attention/sound-notice.tsx'
import { useText } from '../i18n/text-provider.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { AcceptanceSwitch } from './acceptance-switch.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardFailure } from './board-failure.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { BoardStore } from './board-store.ts'
import { ConnectionMark } from './connection-mark.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { PausedNotice } from './paused-notice.tsx'
import { BoardContext } from './use-board.ts'

export function OpenBoard({ store, unseen }: { store: BoardStore; unseen: ReadonlySet<string> }) {
  const text = useText()
  const board = useSyncExternalStore(store.subscribe, store.current)
  const [said, say] = useState('')
  const { orders, serverNow } = board
  const context = useMemo(() => ({ store, serverNow, unseen, say }), [store, serverNow, unseen])

  return (
    <BoardContext value={context}>
      <div className="flex h-dvh flex-col">
        <TopBar
          controls={
            <>
              <ConnectionMark stream={board.stream} hasFailed={board.hasFailed} />
              {orders && <AcceptanceSwitch accepts={board.acceptsOrders} />}
              <SoundButton />
            </>
          }
        />
        <ConnectionNotice board={board} />
        {orders && !board.acceptsOrders && <PausedNotice />}
        <SoundNotice />
        <h1 className="sr-only">{text('board')}</h1>
        {orders && <BoardColumns orders={orders} />}
        {!orders && (board.hasFailed ? <BoardFailure /> : <BoardSkeleton />)}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </BoardContext>
  )
}
