import { iconButtonClass } from '@sufra/web/ui/button'
import { boxClass, Field } from '@sufra/web/ui/field'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'

/** Can be looked at: nobody should have to type blindly. */
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
