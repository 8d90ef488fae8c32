import type { CustomerResource } from '@sufra/contract/people/customers'
import { useState } from 'react'
import { goToFirstFault } from '../../../platform/forms/first-fault.ts'
import { NOTHING_REFUSED } from '../../../platform/forms/refused.ts'
import { useFaultTexts } from '../../../platform/forms/use-fault-text.ts'
import { useSending } from '../../../platform/forms/use-sending.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showSnackbar } from '../../../platform/snackbar/snackbar-place.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { changesIn, faultsInChanges } from './profile-changes.ts'
import { saveProfile } from './save-profile.ts'

const FIELDS = ['first-name', 'last-name', 'email', 'current-password', 'date-of-birth']

export function useDetailsForm({ attributes }: CustomerResource, onDone: () => void) {
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
    /** What lets somebody in is changed by whoever knows the password. */
    asksPassword: attributes['has-password'] && email.trim() !== (attributes.email ?? ''),
    isSending,
    errors: refused.fields,
    whole: refused.whole,
    isSignInNeeded: refused.code === 'sign-in-again',
    submit,
  }
}
