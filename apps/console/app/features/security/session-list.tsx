import type { StaffSessionList } from '@sufra/contract/people/staff'
import { useAnswer } from '@sufra/web/query/use-query'
import { smallButtonClass } from '@sufra/web/ui/button'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useMomentText } from '../../platform/brand/use-clock-text.ts'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { deviceName } from './device-name.ts'

type Sessions = StaffSessionList['data']

/** Where somebody is signed in; each can be ended, and all but this one at once. */
export function SessionList() {
  const text = useText()
  const { client } = useCrew()
  const [isBusy, setBusy] = useState(false)
  const { answer, hasFailed, retry, change } = useAnswer<Sessions>(
    'sessions',
    async () => (await client.sessions()).data,
  )

  async function end(ending: () => Promise<void>, stays: (session: Sessions[number]) => boolean) {
    setBusy(true)
    try {
      await ending()
      change((sessions) => sessions.filter(stays))
    } catch (error) {
      showTrouble(refusalText(error, text))
    } finally {
      setBusy(false)
    }
  }
  const endOne = (id: string) =>
    end(
      () => client.endSession(id),
      (session) => session.id !== id,
    )
  const endOthers = () => end(client.endOtherSessions, ({ attributes }) => attributes['is-current'])

  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-3">
      <div>
        <h2 id="sessions" className="text-h3 font-bold">
          {text('sessions')}
        </h2>
        <p className="text-small text-text2">{text('sessions_hint')}</p>
      </div>
      {!answer && !hasFailed && (
        <div className="shimmer h-32 rounded-card" role="status" aria-label={text('loading')} />
      )}
      {!answer && hasFailed && (
        <button type="button" className={smallButtonClass('primary', 'self-start')} onClick={retry}>
          {text('try_again')}
        </button>
      )}
      {answer && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {answer.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() => void endOne(session.id)}
            />
          ))}
        </ul>
      )}
      {answer && answer.length > 1 && (
        <button
          type="button"
          className={smallButtonClass('secondary', 'self-start')}
          disabled={isBusy}
          onClick={() => void endOthers()}
        >
          {text('end_other_sessions')}
        </button>
      )}
    </section>
  )
}

function SessionRow(props: { session: Sessions[number]; isBusy: boolean; onEnd: () => void }) {
  const text = useText()
  const momentText = useMomentText()
  const { attributes } = props.session
  const device = deviceName(attributes.device ?? '') || text('device_unknown')
  const { network } = attributes
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-text2" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{device}</bdi>
        </p>
        <p className="text-small text-text2">
          {text('since', { time: momentText(Date.parse(attributes.since)) })}
          {' · '}
          {network ? text('from_network', { network: `⁦${network}⁩` }) : text('from_here')}
        </p>
      </div>
      {attributes['is-current'] ? (
        <span className="rounded-chip bg-ready-soft px-3 py-1 text-small font-semibold text-ready">
          {text('this_device')}
        </span>
      ) : (
        <button
          type="button"
          className={smallButtonClass('secondary')}
          disabled={props.isBusy}
          onClick={props.onEnd}
        >
          {text('end_session')}
          <span className="sr-only">: {device}</span>
        </button>
      )}
    </li>
  )
}
