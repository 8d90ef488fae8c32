import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { signInPage } from '#app/platform/session/sign-in-paths.ts'
import { useSending } from '../../../platform/forms/use-sending.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { forgetCustomer } from '../../../platform/session/forget-customer.ts'
import { dangerButtonClass } from '../../../platform/ui/row-button.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'

/** Cannot be undone, so a word has to be typed: tapping alone does not delete. */
export default function DeleteAccountSheet({ onClose }: { onClose: () => void }) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { isSending, refused, send } = useSending({
    shown: [],
    otherwise: text('error_deleting_account'),
  })
  const word = text('delete_account_word')
  const isMeant = typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase()
  const ask = text('delete_account_type', { word })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isMeant) return
    const isDone = await send(async () => {
      const { calls, customerId } = await ownCalls(brand)
      await calls.deleteCustomer(customerId)
    })
    if (!isDone) return
    // Leave at once: the profile page would redirect a deleted customer to sign in.
    await navigate('/', { replace: true, flushSync: true })
    forgetCustomer()
    showSnackbar({ text: text('account_deleted') })
  }
  return (
    <Dialog label={text('delete_account')} onClose={onClose} className="sheet bg-surface text-text">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 p-5">
        <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
          <TriangleAlert size={28} aria-hidden="true" />
        </span>
        <h2 className="text-h2 font-bold">{text('delete_account')}</h2>
        <p className="text-text2">{text('delete_account_hint')}</p>
        <TextField
          label={ask}
          value={typed}
          onValue={setTyped}
          error={isTried && !isMeant ? ask : null}
        />
        {refused.whole && (
          <FormError
            action={
              refused.code === 'sign-in-again' && (
                <Link
                  to={signInPage('/user/profile')}
                  className="inline-flex min-h-11 items-center font-semibold underline"
                >
                  {text('sign_in_again')}
                </Link>
              )
            }
          >
            {refused.whole}
          </FormError>
        )}
        <div className="flex flex-col gap-2">
          <button
            type="submit"
            aria-busy={isSending}
            className={`${dangerButtonClass} min-h-12 border-[1.5px] border-danger`}
          >
            {text('delete_account_for_good')}
          </button>
          <button type="button" onClick={onClose} className={buttonClass('secondary')}>
            {text('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
