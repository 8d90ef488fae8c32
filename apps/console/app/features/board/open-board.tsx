import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import type { StreamState } from '@sufra/web/live/follow-orders'
import { smallButtonClass } from '@sufra/web/ui/button'
import { clsx } from 'clsx'
import { CirclePause, CirclePlay, CloudOff, PlugZap, WifiOff } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useClockText } from '../../platform/brand/use-clock-text.ts'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { TopBar } from '../../platform/shell/top-bar.tsx'
import { TitledDialog } from '../../platform/ui/dialog.tsx'
import { MessagePage } from '../../platform/ui/message-page.tsx'
import { Notice } from '../../platform/ui/notice.tsx'
import { SoundButton } from './attention/sound-button.tsx'
import { SoundNotice } from './attention/sound-notice.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { BoardState, BoardStore } from './board-store.ts'
import { useAcceptance } from './use-acceptance.ts'
import { BoardContext, useBoard } from './use-board.ts'

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

/** Whether the board is live, in a word. */
function ConnectionMark(props: { stream: StreamState; hasFailed: boolean }) {
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

/** The first reading has failed: there is nothing older to show. */
function BoardFailure() {
  const text = useText()
  const { store } = useBoard()
  return (
    <main id="content" className="flex flex-1">
      <MessagePage
        Icon={PlugZap}
        title={text('board_failed')}
        hint={text('problem_offline')}
        action={
          <button
            type="button"
            className={smallButtonClass('primary')}
            onClick={() => void store.refresh()}
          >
            {text('try_again')}
          </button>
        }
      />
    </main>
  )
}

/** Shown as long as the board is not live: its orders may be out of date. */
function ConnectionNotice({ board }: { board: BoardState }) {
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

/** Shown while the branch is paused, so that nobody forgets it. */
function PausedNotice() {
  const text = useText()
  const { session } = useCrew()
  const { isBusy, setAcceptance } = useAcceptance()
  const resume = mayStaff(session, 'pause-branch') && (
    <button
      type="button"
      className={smallButtonClass('secondary')}
      disabled={isBusy}
      onClick={() => void setAcceptance(true)}
    >
      {text('resume')}
    </button>
  )
  return (
    <Notice look="warning" Icon={CirclePause} action={resume}>
      {text('paused_bar')}
    </Notice>
  )
}

/** Shows whether the branch takes orders; those who may change it are asked first. */
function AcceptanceSwitch({ accepts }: { accepts: boolean }) {
  const text = useText()
  const { session } = useCrew()
  const [isAsking, setAsking] = useState(false)
  const Icon = accepts ? CirclePlay : CirclePause
  const look = accepts ? 'bg-ready-soft text-ready' : 'bg-warning-soft text-warning'
  return (
    <>
      <button
        type="button"
        disabled={!mayStaff(session, 'pause-branch')}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className={clsx(
          'pressable flex min-h-11 items-center gap-2 rounded-full px-4 text-small font-semibold',
          look,
        )}
      >
        <Icon size={18} aria-hidden="true" />
        <span className="sr-only tablet:not-sr-only">{text(accepts ? 'accepting' : 'paused')}</span>
      </button>
      {isAsking && <AcceptanceDialog accepts={accepts} onClose={() => setAsking(false)} />}
    </>
  )
}

function AcceptanceDialog(props: { accepts: boolean; onClose: () => void }) {
  const { accepts, onClose } = props
  const text = useText()
  const words = useWords()
  const { branch } = useCrew()
  const { isBusy, setAcceptance } = useAcceptance()
  const name = { branch: words(branch.attributes.name) }

  return (
    <TitledDialog
      title={text(accepts ? 'pause_branch' : 'resume_branch', name)}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <p className="text-text2">{text(accepts ? 'pause_hint' : 'resume_hint')}</p>
      <div className="flex gap-3 pt-5">
        <button type="button" className={smallButtonClass('secondary', 'flex-1')} onClick={onClose}>
          {text('cancel')}
        </button>
        <button
          type="button"
          className={smallButtonClass(accepts ? 'danger' : 'primary', 'flex-1')}
          disabled={isBusy}
          onClick={() => void setAcceptance(!accepts).then(onClose)}
        >
          {text(accepts ? 'pause' : 'resume')}
        </button>
      </div>
    </TitledDialog>
  )
}
