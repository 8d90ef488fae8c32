import { useEffect } from 'react'
import { FlashingTitle } from '../attention/flashing-title.tsx'
import { SoundButton } from '../attention/sound-button.tsx'
import { SoundNotice } from '../attention/sound-notice.tsx'
import { useAttention } from '../attention/use-attention.ts'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useCrew } from '../session/use-crew.ts'
import { TopBar } from '../shell/top-bar.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { OpenBoard } from './open-board.tsx'
import { useBoardStore } from './use-board-store.ts'

export function BoardPage() {
  const text = useText()
  const words = useWords()
  const { branch } = useCrew()
  const { attention, unseen } = useAttention()
  const store = useBoardStore(attention)

  // Who comes back from elsewhere wants to see what is, not what was.
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
