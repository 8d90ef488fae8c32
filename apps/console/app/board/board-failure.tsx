import { PlugZap } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'
import { buttonClass } from '../ui/button.ts'
import { MessagePage } from '../ui/message-page.tsx'
import { useBoard } from './use-board.ts'

/** The first reading has failed: there is nothing older to show. */
export function BoardFailure() {
  const text = useText()
  const { store } = useBoard()
  return (
    <main id="content" className="flex flex-1">
      <MessagePage
        Icon={PlugZap}
        title={text('board_failed')}
        hint={text('problem_offline')}
        action={
          <button type="button" className={buttonClass('ink')} onClick={() => void store.refresh()}>
            {text('try_again')}
          </button>
        }
      />
    </main>
  )
}
