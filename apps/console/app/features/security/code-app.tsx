import { useAnswer } from '@sufra/web/query/use-query'
import { smallButtonClass } from '@sufra/web/ui/button'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'

type Step =
  | { is: 'shown' }
  | { is: 'begun'; secret: string; uri: string }
  | { is: 'confirmed'; codes: string[] }

/** The second factor: a code app is set up, confirmed by a code, and removed again. */
export function CodeApp() {
  const text = useText()
  const { client } = useCrew()
  const [step, setStep] = useState<Step>({ is: 'shown' })
  const { answer, hasFailed, retry, change } = useAnswer(
    'second-factor',
    async () => (await client.secondFactor()).data,
  )

  async function begin({ password }: Given) {
    const { data } = await client.beginSecondFactor(password)
    setStep({ is: 'begun', ...data })
  }
  async function confirm({ code }: Given) {
    const { data } = await client.confirmSecondFactor(code)
    const codes = data['recovery-codes']
    change(() => ({ 'is-on': true, 'recovery-codes-left': codes.length }))
    setStep({ is: 'confirmed', codes })
  }
  async function remove(given: Given) {
    await client.removeSecondFactor(given)
    change(() => ({ 'is-on': false, 'recovery-codes-left': 0 }))
    setStep({ is: 'shown' })
  }

  return (
    <section aria-labelledby="code-app" className="flex flex-col gap-3">
      <div>
        <h2 id="code-app" className="text-h3 font-bold">
          {text('code_app')}
        </h2>
        <p className="text-small text-text2">{text('code_app_hint')}</p>
      </div>
      {!answer && hasFailed && (
        <button type="button" className={smallButtonClass('primary', 'self-start')} onClick={retry}>
          {text('try_again')}
        </button>
      )}
      {answer && step.is === 'shown' && !answer['is-on'] && (
        <CodeAppForm
          key="begin"
          asks={['password']}
          label={text('code_app_begin')}
          onSend={begin}
        />
      )}
      {step.is === 'begun' && (
        <CodeAppForm
          key="confirm"
          asks={['code']}
          label={text('code_app_confirm')}
          onSend={confirm}
        >
          <p>{text('code_app_key')}</p>
          <p
            className="rounded-input bg-surface2 px-4 py-3 font-mono font-bold break-all"
            dir="ltr"
          >
            {step.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <a href={step.uri} className={smallButtonClass('secondary', 'self-start')}>
            {text('code_app_open')}
          </a>
        </CodeAppForm>
      )}
      {step.is === 'confirmed' && <RecoveryCodes codes={step.codes} />}
      {answer && step.is !== 'begun' && answer['is-on'] && (
        <CodeAppForm
          key="remove"
          asks={['password', 'code']}
          label={text('code_app_remove')}
          onSend={remove}
        >
          <p className="font-semibold text-ready">
            {text('code_app_on', { count: answer['recovery-codes-left'] })}
          </p>
        </CodeAppForm>
      )}
    </section>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = useText()
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <p className="font-semibold">{text('recovery_codes_hint')}</p>
      <ul className="grid gap-1 font-mono tablet:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}

type Given = { password: string; code: string }

function CodeAppForm(props: {
  asks: (keyof Given)[]
  label: string
  onSend: (given: Given) => Promise<void>
  children?: ReactNode
}) {
  const text = useText()
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const given = new FormData(event.currentTarget)
    setBusy(true)
    setRefused(null)
    try {
      await props.onSend({
        password: String(given.get('password') ?? ''),
        code: String(given.get('code') ?? ''),
      })
    } catch (error) {
      setRefused(refusalText(error, text))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      {props.children}
      {refused && <FormError>{refused}</FormError>}
      {props.asks.includes('password') && (
        <TextField
          label={text('password')}
          name="password"
          type="password"
          isLatin
          autoComplete="current-password"
        />
      )}
      {props.asks.includes('code') && (
        <TextField label={text('code')} name="code" isLatin autoComplete="one-time-code" />
      )}
      <SubmitButton isSending={isBusy}>{props.label}</SubmitButton>
    </form>
  )
}
