import { codeDigits } from '@sufra/domain/people/one-time-code'
import { type Ref, useState } from 'react'
import { Field } from '../../../platform/forms/field.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'

/**
 * One field that looks like a box for each digit: codes can be pasted and filled in by the device, and
 * every digit moves on to the next box by itself.
 */
export function CodeField(props: {
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
            {Array.from({ length }, (_, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                key={place}
                data-active={isFocused && place === Math.min(value.length, length - 1)}
                className={`grid h-14 min-w-0 flex-1 place-items-center rounded-input border bg-surface text-h2 font-semibold tabular-nums data-[active=true]:outline-2 data-[active=true]:outline-focus ${props.error === null ? 'border-control' : 'border-danger'}`}
              >
                {value[place] ?? ''}
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
