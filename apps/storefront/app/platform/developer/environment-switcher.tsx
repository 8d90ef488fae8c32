import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { reloadPage } from '../offline/reload-page.ts'
import { chooseServer, type Outcome } from './choose-server.ts'
import { customServer, devServer, SERVERS, type Server } from './servers.ts'

const FIELD =
  'min-h-12 w-full rounded-input border border-control bg-surface px-3 text-body text-text'
const COMPLAINTS = {
  'address-missing': 'enter_custom_server_url',
  'no-answer': 'cannot_process',
} as const

/** For developers: which server this browser talks to. Production's build does not contain it. */
export default function EnvironmentSwitcher() {
  const text = useText()
  const id = useId()
  const [server, setServer] = useState<Server>(useStored(devServer, null) ?? 'production')
  const [address, setAddress] = useState(useStored(customServer, null) ?? '')
  const [outcome, setOutcome] = useState<Outcome>('chosen')
  const complaint = outcome === 'chosen' ? null : COMPLAINTS[outcome]

  async function choose(event: FormEvent) {
    event.preventDefault()
    const next = await chooseServer(server, address)
    setOutcome(next)
    if (next === 'chosen') reloadPage()
  }

  return (
    <form onSubmit={choose} noValidate className="flex flex-col gap-2 border-t border-line py-3">
      <label htmlFor={`${id}-server`} className="text-small font-semibold">
        {text('server')}
      </label>
      <select
        id={`${id}-server`}
        className={FIELD}
        value={server}
        onChange={(event) => setServer(event.target.value as Server)}
      >
        {SERVERS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {server === 'custom' && (
        <>
          <label htmlFor={`${id}-address`} className="text-small font-semibold">
            {text('custom_server_url')}
          </label>
          <input
            id={`${id}-address`}
            type="url"
            dir="ltr"
            className={FIELD}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            aria-invalid={outcome === 'address-missing'}
            aria-describedby={complaint ? `${id}-complaint` : undefined}
          />
        </>
      )}
      {complaint && (
        <p id={`${id}-complaint`} role="alert" className="text-small text-danger">
          {text(complaint)}
        </p>
      )}
      <button type="submit" className={buttonClass('secondary')}>
        {text('use_this_server')}
      </button>
    </form>
  )
}
