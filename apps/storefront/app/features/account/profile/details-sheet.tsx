import type { CustomerResource } from '@sufra/contract/people/customers'
import { X } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { FormError } from '../../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../../platform/forms/submit-button.tsx'
import { TextField } from '../../../platform/forms/text-field.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { signInPage } from '../../../platform/session/account-pages.ts'
import { iconButtonClass } from '../../../platform/ui/button.ts'
import { Dialog } from '../../../platform/ui/dialog.tsx'
import { useDetailsForm } from './use-details-form.ts'

/** The customer's own words about themselves; each fault stands at its field. */
export default function DetailsSheet(props: { customer: CustomerResource; onClose: () => void }) {
  const text = useText()
  const { attributes } = props.customer
  const form = useDetailsForm(props.customer, props.onClose)
  const isRegistered = attributes['account-type'] === 'registered'
  const of = (name: string) => ({ name, error: form.errors[name] ?? null })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(event.currentTarget)
  }
  return (
    <Dialog
      label={text('personal_details')}
      onClose={props.onClose}
      className="sheet bg-surface text-text"
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-h2 font-bold">{text('personal_details')}</h2>
          <button type="button" onClick={props.onClose} className={`${iconButtonClass} -me-2`}>
            <X size={22} aria-hidden="true" />
            <span className="sr-only">{text('close')}</span>
          </button>
        </div>
        <TextField
          label={text('first_name')}
          defaultValue={attributes['first-name']}
          autoComplete="given-name"
          {...of('first-name')}
        />
        <TextField
          label={text('last_name')}
          defaultValue={attributes['last-name']}
          autoComplete="family-name"
          {...of('last-name')}
        />
        {isRegistered && (
          <TextField
            label={text('email')}
            type="email"
            inputMode="email"
            value={form.email}
            onValue={form.setEmail}
            autoComplete="email"
            isLatin
            {...of('email')}
          />
        )}
        {form.asksPassword && (
          <TextField
            label={text('current_password')}
            hint={text('current_password_hint')}
            type="password"
            autoComplete="current-password"
            isLatin
            {...of('current-password')}
          />
        )}
        <TextField
          label={text('date_of_birth')}
          type="date"
          defaultValue={attributes['date-of-birth'] ?? ''}
          autoComplete="bday"
          {...of('date-of-birth')}
        />
        {form.whole && (
          <FormError
            action={
              form.isSignInNeeded && (
                <Link
                  to={signInPage('/user/profile')}
                  className="inline-flex min-h-11 items-center font-semibold underline"
                >
                  {text('sign_in_again')}
                </Link>
              )
            }
          >
            {form.whole}
          </FormError>
        )}
        <SubmitButton isSending={form.isSending}>{text('save')}</SubmitButton>
      </form>
    </Dialog>
  )
}
