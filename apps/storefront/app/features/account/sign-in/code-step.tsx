import type { Verification } from '@sufra/contract/people/verifications'
import {
  codeDigits,
  codeFault,
  OTP_RESEND_MS,
  secondsUntilResend,
} from '@sufra/domain/people/one-time-code'
import { buttonClass } from '@sufra/web/ui/button'
import { Field } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { LoaderCircle } from 'lucide-react'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useFaultText } from '#app/platform/forms/use-fault-text.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { OutboxLink } from './outbox-link.tsx'

/** The code that was sent to the number comes back: typed, pasted or filled in by the device. */
export function CodeStep(props: {
  verification: Verification
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onChangeNumber: () => void
}) {
  const text = useText()
  const { verification, onCode } = props
  const length = verification['code-length']
  const faultText = useFaultText(length)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isSaid, setSaid] = useState(false)
  const [wasResent, setResent] = useState(false)
  const checking = useSending({ shown: [], otherwise: text('code_not_checked') })
  const resending = useSending({ shown: [], otherwise: text('code_not_sent') })
  const fault = isSaid ? codeFault(code, length) : null
  const error = fault ? faultText(fault) : (checking.refused.whole?.replaceAll('\n', ' ') ?? null)

  useEffect(() => input.current?.focus(), [])

  const check = async (digits: string) => {
    if (await checking.send(() => onCode(digits))) return
    setCode('')
    setSaid(false)
    input.current?.focus()
    shake(input.current)
  }
  const change = (digits: string) => {
    if (checking.isSending) return
    setCode(digits)
    setSaid(false)
    if (digits.length === length && code.length < length) void check(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSaid(true)
    if (!codeFault(code, length)) void check(code)
    else input.current?.focus()
  }
  const resend = async () => {
    setCode('')
    setResent(await resending.send(props.onResend))
    input.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-text2">
        {text('code_sent_to')}{' '}
        <bdi dir="ltr" className="font-medium whitespace-nowrap text-text tabular-nums">
          +{verification.username}
        </bdi>
      </p>
      <CodeField ref={input} length={length} value={code} onValue={change} error={error} />
      {resending.refused.whole !== null && <FormError>{resending.refused.whole}</FormError>}
      <SubmitButton isSending={checking.isSending}>{text('submit')}</SubmitButton>
      <div className="-mx-2 -mt-1 flex flex-wrap justify-between">
        <button
          type="button"
          onClick={props.onChangeNumber}
          className={buttonClass('quiet', 'px-2 text-small')}
        >
          {text('change_phone_number')}
        </button>
        <ResendButton
          verification={verification}
          isSending={resending.isSending}
          onResend={resend}
        />
      </div>
      <p role="status" className="text-center text-small text-success empty:hidden">
        {wasResent && text('code_sent_again')}
      </p>
      <OutboxLink to={verification.username} />
    </form>
  )
}

const SIDEWAYS = ['0', '-6px', '5px', '-3px', '0'].map((translate) => ({ translate }))

/** Plays once, unless the visitor prefers reduced motion. */
function shake(field: HTMLElement | null) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  field?.parentElement?.animate(SIDEWAYS, { duration: 260, easing: 'ease-out' })
}

/**
 * One field that looks like a box for each digit: codes can be pasted and filled in by the device, and
 * every digit moves on to the next box by itself.
 */
function CodeField(props: {
  length: number
  value: string
  onValue: (digits: string) => void
  error: string | null
  ref: Ref<HTMLInputElement>
}) {
  const text = useText()
  const [isFocused, setFocused] = useState(false)
  const { length, value } = props
  const change = (typed: string) =>
    props.onValue(codeDigits(typed).replace(/\D/g, '').slice(0, length))
  return (
    <Field label={text('one_time_code')} error={props.error}>
      {(field) => (
        <div dir="ltr" className="relative">
          <div aria-hidden="true" className="flex gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its index
                key={index}
                data-active={isFocused && index === Math.min(value.length, length - 1)}
                className={`grid h-14 min-w-0 flex-1 place-items-center rounded-input border bg-surface text-h2 font-semibold tabular-nums data-[active=true]:outline-2 data-[active=true]:outline-focus ${props.error === null ? 'border-control' : 'border-danger'}`}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
          <input
            {...field}
            ref={props.ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 size-full cursor-text rounded-input bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  )
}

/** Another code, once the last one has had a minute to arrive. */
function ResendButton(props: {
  verification: Verification
  isSending: boolean
  onResend: () => void
}) {
  const text = useText()
  const seconds = useCountdown(props.verification)
  return (
    <button
      type="button"
      disabled={seconds > 0}
      aria-busy={props.isSending}
      onClick={props.onResend}
      className={buttonClass(
        'quiet',
        'px-2 text-small tabular-nums disabled:cursor-not-allowed disabled:text-text2 disabled:hover:bg-transparent',
      )}
    >
      {props.isSending && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
      {seconds > 0 ? text('resend_in', { time: clockDigits(seconds) }) : text('resend_code')}
    </button>
  )
}

const OTP_TICK_MS = 1_000

/** Whole seconds until a code may be sent again; `from` is a new object for every code. */
function useCountdown(from: { 'resend-in': number }, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  const [sent, setSent] = useState({ from, at: sentAt(from, now) })
  if (sent.from !== from) {
    setNow(clock())
    setSent({ from, at: sentAt(from, clock()) })
  }
  const seconds = secondsUntilResend(sent.at, now)
  const isOver = seconds === 0

  useEffect(() => {
    const tick = () => setNow(clock())
    tick()
    if (isOver) return
    const timer = setInterval(tick, OTP_TICK_MS)
    return () => clearInterval(timer)
  }, [clock, isOver])
  return seconds
}

/** The server may have sent it a while ago. */
const sentAt = ({ 'resend-in': seconds }: { 'resend-in': number }, now: number) =>
  now + seconds * 1_000 - OTP_RESEND_MS

/** '0:42' */
const clockDigits = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
