import { followOrders } from '@sufra/web/live/follow-orders'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBrand } from '../../platform/brand/brand-context.tsx'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { consoleSettings } from '../../platform/session/console-client.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { TopBar } from '../../platform/shell/top-bar.tsx'
import { type Attention, openAttention } from './attention/attention.ts'
import { sound } from './attention/sound.ts'
import { SoundButton } from './attention/sound-button.tsx'
import { SoundNotice } from './attention/sound-notice.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { type BoardStore, openBoard } from './board-store.ts'
import { OpenBoard } from './open-board.tsx'

export function BoardPage() {
  const text = useText()
  const words = useWords()
  const { branch } = useCrew()
  const { attention, unseen } = useAttention()
  const store = useBoardStore(attention)

  // Read again when the page is seen again: it may be old by then.
  useEffect(() => {
    if (!store) return
    const refresh = () => {
      if (document.visibilityState === 'visible') void store.refresh()
    }
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [store])

  return (
    <>
      <FlashingTitle
        attention={attention}
        usual={`${text('board')} · ${words(branch.attributes.name)}`}
      />
      {store ? (
        <OpenBoard store={store} unseen={unseen} />
      ) : (
        <div className="flex h-dvh flex-col">
          <TopBar controls={<SoundButton />} />
          <SoundNotice />
          <BoardSkeleton />
        </div>
      )}
    </>
  )
}

/** The longest time between two attempts to reach the stream. */
const MAX_WAIT_MS = 15_000

/** The board of the branch at work; another branch is another board. */
function useBoardStore(attention: Attention): BoardStore | null {
  const brand = useBrand()
  const { client, branch } = useCrew()
  const [store, setStore] = useState<BoardStore | null>(null)

  useEffect(() => {
    const opened = openBoard({
      read: () => client.board(branch.id),
      follow: ({ onChange, onState }) =>
        followOrders({
          conceptId: brand.conceptId,
          settings: () => consoleSettings(brand),
          maxWaitMs: MAX_WAIT_MS,
          onEvent: ({ order }) => {
            if (order['location-id'] === branch.id) onChange()
          },
          onGap: onChange,
          onState,
        }),
      onNews: (orders) => attention.call(orders.map(({ id }) => id)),
    })
    setStore(opened)
    return () => {
      opened.close()
      setStore(null)
    }
  }, [client, branch.id, brand, attention])

  return store
}

/** The page's title, and in turn with it the news. */
function FlashingTitle({ attention, usual }: { attention: Attention; usual: string }) {
  const text = useText()
  const count = useSyncExternalStore(attention.subscribe, attention.flashing)
  return <title>{count > 0 ? text('title_new_orders', { count }) : usual}</title>
}

/** Events that browsers count as a user's action. */
const SIGNS_OF_LIFE = ['pointerup', 'keydown'] as const

/** Rings and flashes for the board; any touch or key stops it. */
function useAttention() {
  const [attention] = useState(() => openAttention({ ring: sound.ring }))

  useEffect(() => {
    const look = () => {
      void sound.unlock()
      attention.look()
    }
    const comeBack = () => {
      if (document.visibilityState === 'visible') attention.look()
    }
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, look)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, look)
      document.removeEventListener('visibilitychange', comeBack)
      attention.look()
    }
  }, [attention])

  const unseen = useSyncExternalStore(attention.subscribe, attention.unseen)
  return { attention, unseen }
}
