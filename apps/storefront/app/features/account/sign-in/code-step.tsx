import type { Verification } from '@sufra/contract/people/verifications'
import { codeFault } from '@sufra/domain/people/one-time-code'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormError } from '../../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../../platform/forms/submit-button.tsx'
import { useFaultText } from '../../../platform/forms/use-fault-text.ts'
import { useSending } from '../../../platform/forms/use-sending.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { buttonClass } from '../../../platform/ui/button.ts'
import { CodeField } from './code-field.tsx'
import { OutboxLink } from './outbox-link.tsx'
import { ResendButton } from './resend-button.tsx'
import { shake } from './shake.ts'

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
