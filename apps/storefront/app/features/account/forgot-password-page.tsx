import { emailFault, tidyEmail } from '@sufra/domain/people/email'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { customerCalls } from '../../platform/session/customer-calls.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { AccountFrame, AsideLink } from './account-frame.tsx'
import { OutboxLink } from './sign-in/outbox-link.tsx'
import { useForm } from './use-form.ts'

/** Says the same whether anybody has the address or not. */
export function ForgotPasswordPage() {
  const text = useText()
  const brand = useBrand()
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    faultsOf: ({ email }) => ({ email: emailFault(email) }),
    otherwise: text('link_not_sent'),
  })
  const submit = form.submit(async (values) => {
    const email = tidyEmail(values.email)
    const calls = customerCalls(brand)
    await calls.forgotPassword(email)
    setAskedFor(email)
  })

  if (askedFor !== null) {
    return (
      <AccountFrame title={text('link_sent')}>
        <p role="status" className="flex gap-3">
          <MailCheck size={24} aria-hidden="true" className="shrink-0 text-success" />
          <span>
            <bdi dir="ltr" className="block font-medium wrap-anywhere">
              {askedFor}
            </bdi>
            <span className="text-text2">{text('link_sent_hint')}</span>
          </span>
        </p>
        <OutboxLink to={askedFor} />
        <AsideLink to="/signin?by=email">{text('back_to_sign_in')}</AsideLink>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text('forgot_password')} hint={text('forgot_password_hint')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={text('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          isLatin
          {...form.field('email')}
        />
        {form.refused.whole !== null && <FormError>{form.refused.whole}</FormError>}
        <SubmitButton isSending={form.isSending}>{text('send_link')}</SubmitButton>
      </form>
      <AsideLink to="/signin?by=email">{text('back_to_sign_in')}</AsideLink>
    </AccountFrame>
  )
}
