import type { StaffActList } from '@sufra/contract/people/staff'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { useAnswer } from '@sufra/web/query/use-query'
import { smallButtonClass } from '@sufra/web/ui/button'
import { PlugZap, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMomentText } from '../../platform/brand/use-clock-text.ts'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { NoSuchPage } from '../../platform/shell/no-such-page.tsx'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { TopBar } from '../../platform/shell/top-bar.tsx'
import { MessagePage } from '../../platform/ui/message-page.tsx'

type Act = StaffActList['data'][number]

/** What the brand's people have done, the newest first. Nothing here can be changed. */
export function ActivityPage() {
  const text = useText()
  const { session } = useCrew()
  if (!mayStaff(session, 'see-activity')) return <NoSuchPage />
  return (
    <>
      <title>{text('activity')}</title>
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <main id="content" className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-3 p-3">
          <div>
            <h1 className="text-h2 font-bold">{text('activity')}</h1>
            <p className="text-small text-text2">{text('activity_hint')}</p>
          </div>
          <Activity />
        </main>
      </div>
    </>
  )
}

function Activity() {
  const text = useText()
  const { client } = useCrew()
  const [isBusy, setBusy] = useState(false)
  const { answer, hasFailed, retry, change } = useAnswer<StaffActList>('acts', () => client.acts())

  async function readMore(before: string) {
    setBusy(true)
    try {
      const older = await client.acts(before)
      change((shown) => ({ data: [...shown.data, ...older.data], meta: older.meta }))
    } catch (error) {
      showTrouble(refusalText(error, text))
    } finally {
      setBusy(false)
    }
  }

  if (!answer) return hasFailed ? <Failed onRetry={retry} /> : <Waiting />
  if (answer.data.length === 0) return <Nothing />
  const { next } = answer.meta
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {answer.data.map((act) => (
          <ActRow key={act.id} {...act} />
        ))}
      </ol>
      {next && (
        <button
          type="button"
          className={smallButtonClass('secondary', 'self-center')}
          disabled={isBusy}
          onClick={() => void readMore(next)}
        >
          {text('show_older')}
        </button>
      )}
    </>
  )
}

function ActRow({ attributes }: Act) {
  const text = useText()
  const words = useWords()
  const momentText = useMomentText()
  const { branches } = useCrew()
  const { role, network } = attributes
  const branch = branches.find(({ id }) => id === attributes['location-id'])
  const aside = [
    role && text(`role_${role}`),
    branch && words(branch.attributes.name),
    network ? text('from_network', { network: `⁦${network}⁩` }) : text('from_here'),
  ]
  return (
    <li className="grid gap-x-4 px-4 py-3 tablet:grid-cols-[1fr_auto] tablet:items-center">
      <div className="min-w-0">
        <p>
          <span className="font-bold">{attributes['staff-name'] ?? text('somebody_unknown')}</span>
          {' · '}
          {actText(attributes, text, words)}
        </p>
        <p className="text-small text-text2">{aside.filter(Boolean).join(' · ')}</p>
      </div>
      <time dateTime={attributes.at} className="text-small text-text2">
        {momentText(Date.parse(attributes.at))}
      </time>
    </li>
  )
}

function actText(
  { act, subject }: Act['attributes'],
  text: ReturnType<typeof useText>,
  words: ReturnType<typeof useWords>,
): string {
  const number = subject['order-number'] ?? 0
  const name = words(subject.name ?? {})
  switch (act) {
    case 'order-moved':
      return text('moved', { number, status: text(`status_${subject.status ?? 'posted'}`) })
    case 'driver-assigned':
      return text('act_driver-assigned', { number, name: subject['driver-name'] ?? '' })
    case 'driver-removed':
      return text('act_driver-removed', { number })
    case 'item-out':
    case 'item-back':
    case 'category-off':
    case 'category-on':
      return text(`act_${act}`, { name })
    default:
      return text(`act_${act}`)
  }
}

function Nothing() {
  const text = useText()
  return (
    <MessagePage
      Icon={ScrollText}
      title={text('nothing_done')}
      action={
        <Link to="/board" className={smallButtonClass('primary')}>
          {text('to_the_board')}
        </Link>
      }
    />
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <MessagePage
      Icon={PlugZap}
      title={text('activity_failed')}
      hint={text('problem_offline')}
      action={
        <button type="button" className={smallButtonClass('primary')} onClick={onRetry}>
          {text('try_again')}
        </button>
      }
    />
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

function Waiting() {
  const text = useText()
  return (
    <div className="flex flex-col gap-2" role="status" aria-label={text('loading')}>
      {ROWS.map((row) => (
        <div key={row} className="shimmer h-16 rounded-tile" />
      ))}
    </div>
  )
}
