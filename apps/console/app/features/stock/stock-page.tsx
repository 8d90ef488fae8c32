import type { StockCategory } from '@sufra/contract/orders/board'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { useAnswer } from '@sufra/web/query/use-query'
import { smallButtonClass } from '@sufra/web/ui/button'
import { Lock, PlugZap } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { TopBar } from '../../platform/shell/top-bar.tsx'
import { MessagePage } from '../../platform/ui/message-page.tsx'
import { type Marking, marked } from './marked.ts'
import { StockList } from './stock-list.tsx'

export function StockPage() {
  const text = useText()
  const words = useWords()
  const { session, branch } = useCrew()
  return (
    <>
      <title>{`${text('stock')} · ${words(branch.attributes.name)}`}</title>
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <main id="content" className="mx-auto flex w-full max-w-5xl flex-1 flex-col p-3">
          <h1 className="sr-only">{text('stock')}</h1>
          {mayStaff(session, 'set-stock') ? <Stock /> : <NoRight />}
        </main>
      </div>
    </>
  )
}

function Stock() {
  const text = useText()
  const { categories, hasFailed, read, mark } = useStock()
  if (categories) return <StockList categories={categories} onMark={(it) => void mark(it)} />
  if (!hasFailed) return <StockSkeleton />
  return (
    <MessagePage
      Icon={PlugZap}
      title={text('stock_failed')}
      hint={text('problem_offline')}
      action={
        <button type="button" className={smallButtonClass('primary')} onClick={read}>
          {text('try_again')}
        </button>
      }
    />
  )
}

function NoRight() {
  const text = useText()
  return (
    <MessagePage
      Icon={Lock}
      title={text('stock_no_right')}
      action={
        <Link to="/board" className={smallButtonClass('primary')}>
          {text('to_the_board')}
        </Link>
      }
    />
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function StockSkeleton() {
  const text = useText()
  return (
    <div className="flex flex-col gap-3" role="status" aria-label={text('loading')}>
      <div className="shimmer h-12 rounded-input" />
      <div className="grid gap-2 tablet:grid-cols-2">
        {ROWS.map((row) => (
          <div key={row} className="shimmer h-16 rounded-tile" />
        ))}
      </div>
    </div>
  )
}

/** What the branch has and has not; a tap shows at once and is taken back if the server refuses. */
function useStock() {
  const text = useText()
  const { client, branch } = useCrew()
  const { answer, hasFailed, retry, change } = useAnswer<StockCategory[]>(
    String(branch.id),
    async () => (await client.stock(branch.id)).data,
  )
  const show = (marking: Marking) => change((categories) => marked(categories, marking))

  async function mark(marking: Marking) {
    show(marking)
    try {
      await client.setStock(branch.id, marking.what, marking.id, marking.isOut)
    } catch (error) {
      show({ ...marking, isOut: !marking.isOut })
      showTrouble(refusalText(error, text))
    }
  }
  return { categories: answer, hasFailed, read: retry, mark }
}
