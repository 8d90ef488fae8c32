import type { CustomerResource } from '@sufra/contract/people/customers'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { X } from 'lucide-react'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { goToFirstFault } from '#app/platform/forms/first-fault.ts'
import { NOTHING_REFUSED } from '#app/platform/forms/refused.ts'
import { useFaultTexts } from '#app/platform/forms/use-fault-text.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { signInPage } from '#app/platform/session/sign-in-paths.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../../platform/i18n/use-text.ts'

import { changesIn, faultsInChanges } from './profile-changes.ts'

import { saveProfile } from './save-profile.ts'

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

const FIELDS = ['first-name', 'last-name', 'email', 'current-password', 'date-of-birth']

function useDetailsForm({ attributes }: CustomerResource, onDone: () => void) {
  const text = useText()
  const brand = useBrand()
  const wordsFor = useFaultTexts()
  const [email, setEmail] = useState(attributes.email ?? '')
  const { isSending, refused, setRefused, send } = useSending({
    shown: FIELDS,
    otherwise: text('error_saving_profile'),
  })

  const submit = async (form: HTMLFormElement) => {
    const changes = changesIn(new FormData(form), attributes)
    const isGuest = attributes['account-type'] === 'guest'
    const today = new Date().toISOString().slice(0, 10)
    const fields = wordsFor(faultsInChanges(changes, { isGuest, today }))
    if (Object.keys(fields).length > 0) {
      setRefused({ ...NOTHING_REFUSED, fields })
      return goToFirstFault(form)
    }
    const isNothing = Object.keys(changes).length === 0
    if (!isNothing && !(await send(() => saveProfile(brand, changes)))) return goToFirstFault(form)
    if (!isNothing) showSnackbar({ text: text('profile_saved') })
    onDone()
  }
  return {
    email,
    setEmail,
    /** The email is a credential: changing it needs the password, where there is one. */
    asksPassword: attributes['has-password'] && email.trim() !== (attributes.email ?? ''),
    isSending,
    errors: refused.fields,
    whole: refused.whole,
    isSignInNeeded: refused.code === 'sign-in-again',
    submit,
  }
}
