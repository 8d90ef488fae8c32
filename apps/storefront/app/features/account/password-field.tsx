import { iconButtonClass } from '@sufra/web/ui/button'
import { boxClass, Field } from '@sufra/web/ui/field'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { passwordStrength, STRENGTHS } from './account-faults.ts'

/** With a button that shows the password as it is typed. */
export function PasswordField(props: {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  name: string
  value: string
  error: string | null
  onValue: (value: string) => void
  onBlur: () => void
}) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={props.label} error={props.error} hint={props.hint}>
      {(field) => (
        <div className="relative">
          <input
            {...field}
            dir="ltr"
            type={isShown ? 'text' : 'password'}
            name={props.name}
            value={props.value}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => props.onValue(event.target.value)}
            onBlur={props.onBlur}
            className={`${boxClass} pe-12 rtl:ps-12 rtl:pe-4 rtl:text-end`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className={`${iconButtonClass} absolute inset-e-0.5 top-0.5 text-text2`}
          >
            <Icon size={20} aria-hidden="true" />
            <span className="sr-only">{text('show_password')}</span>
          </button>
        </div>
      )}
    </Field>
  )
}

type FieldOf = (name: 'password' | 'repeated') => {
  name: string
  value: string
  error: string | null
  onValue: (value: string) => void
  onBlur: () => void
}

/** The new password, typed twice, with its rule shown from the start. */
export function NewPassword({ label, field }: { label: string; field: FieldOf }) {
  const text = useText()
  const password = field('password')
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={label}
          autoComplete="new-password"
          hint={text('password_hint')}
          {...password}
        />
        <StrengthMeter password={password.value} />
      </div>
      <PasswordField
        label={text('repeat_password')}
        autoComplete="new-password"
        {...field('repeated')}
      />
    </>
  )
}

/** In words; the bars say the same. */
function StrengthMeter({ password }: { password: string }) {
  const text = useText()
  const strength = passwordStrength(password)
  const reached = strength === null ? -1 : STRENGTHS.indexOf(strength)
  return (
    <div className={clsx('flex h-5 items-center gap-3', strength === null && 'invisible')}>
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {STRENGTHS.map((each, index) => (
          <span
            key={each}
            className={clsx(
              'h-1 flex-1 rounded-full transition-colors duration-200',
              index > reached && 'bg-surface3',
              index <= reached && (strength === 'weak' ? 'bg-warning' : 'bg-success'),
            )}
          />
        ))}
      </span>
      <span role="status" className="min-w-20 text-end text-caption text-text2">
        {strength && text(`strength_${strength}`)}
      </span>
    </div>
  )
}
