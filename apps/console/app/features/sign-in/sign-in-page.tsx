import { ApiFailure } from '@sufra/contract/client/api-failure'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '../../platform/brand/brand-context.tsx'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { doorClient } from '../../platform/session/console-client.ts'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { howItEnded, openSession } from '../../platform/session/session-store.ts'
import { LanguageSwitch } from '../../platform/shell/language-switch.tsx'

type Faults = { email: boolean; password: boolean }

export function SignInPage() {
  const text = useText()
  const words = useWords()
  const brand = useBrand()
  const navigate = useNavigate()
  const [faults, setFaults] = useState<Faults>({ email: false, password: false })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)
  const [asksCode, setAsksCode] = useState(false)

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const email = String(given.get('email') ?? '').trim()
    const password = String(given.get('password') ?? '')
    const code = String(given.get('code') ?? '').trim()
    setFaults({ email: email === '', password: password === '' })
    if (email === '' || password === '' || isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      openSession(await doorClient(brand).signIn({ email, password, ...(code && { code }) }))
      await navigate('/board', { replace: true })
    } catch (error) {
      if (error instanceof ApiFailure && error.problems[0]?.code === 'second-factor-needed') {
        setAsksCode(true)
      }
      setRefusal(refusalText(error, text))
    } finally {
      setBusy(false)
    }
  }

  const said = refusal ?? (howItEnded() === 'over' ? text('session_over') : null)
  return (
    <main className="grid min-h-dvh bg-surface board:grid-cols-2">
      <title>{`${text('sign_in')} · ${words(brand.label)}`}</title>
      <BrandPanel />
      <div className="grid place-items-center p-6">
        <form
          noValidate
          onSubmit={(event) => void signIn(event)}
          className="flex w-full max-w-sm flex-col gap-5"
        >
          <div>
            <h1 className="text-h1 font-bold">{text('sign_in')}</h1>
            <p className="text-text2">{text('sign_in_hint', { brand: words(brand.label) })}</p>
          </div>
          {said && <FormError>{said}</FormError>}
          <TextField
            label={text('email')}
            name="email"
            type="email"
            isLatin
            autoComplete="username"
            error={faults.email ? text('email_needed') : null}
          />
          <div className="flex flex-col gap-2">
            <TextField
              label={text('password')}
              name="password"
              type={isShown ? 'text' : 'password'}
              isLatin
              autoComplete="current-password"
              error={faults.password ? text('password_needed') : null}
            />
            <label className="flex min-h-8 items-center gap-2 text-small text-text2">
              <input
                type="checkbox"
                className="size-5 accent-ink"
                checked={isShown}
                onChange={(event) => setShown(event.target.checked)}
              />
              {text('show_password')}
            </label>
          </div>
          {asksCode && (
            <TextField label={text('code')} name="code" isLatin autoComplete="one-time-code" />
          )}
          <SubmitButton isSending={isBusy}>{text('sign_in')}</SubmitButton>
          <LanguageSwitch />
        </form>
      </div>
    </main>
  )
}

/** The brand's own colour and mark. Words stand on white: nobody knows how dark a brand's colour is. */
function BrandPanel() {
  const text = useText()
  const words = useWords()
  const { label, logo } = useBrand()
  return (
    <div className="brand-wash relative grid min-h-48 place-items-center overflow-hidden p-8">
      <img
        src={logo}
        alt=""
        className="absolute -inset-e-16 -bottom-24 w-[28rem] max-w-none opacity-15 brightness-0 invert"
      />
      <div className="relative flex items-center gap-5 rounded-card bg-[#fff] py-6 ps-6 pe-9 text-[#16181b] shadow-e4">
        <img src={logo} alt="" className="h-16 max-w-48 object-contain" />
        <div>
          <p className="text-h2 font-bold">{words(label)}</p>
          <p className="text-small text-[#5c5f63]">{text('console')}</p>
        </div>
      </div>
    </div>
  )
}
