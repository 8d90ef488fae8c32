import type { CustomerResource } from '@sufra/contract/people/customers'
import { languageTag } from '@sufra/domain/text/locales'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { FormError } from '@sufra/web/ui/form-error'
import { BadgeCheck, CircleAlert, Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOwn } from '../../../platform/session/use-own.ts'
import { rowButtonClass } from '../../../platform/ui/row-button.ts'
import { useSheet } from '../../../platform/ui/use-sheet.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { ProfileCard } from './card.tsx'
import { ownProfile } from './own-profile.ts'

const DetailsSheet = lazy(() => import('./details-sheet.tsx'))

export function DetailsCard() {
  const text = useText()
  const sheet = useSheet('details')
  const profile = useOwn(ownProfile)
  if (profile.state === 'failed') return <LoadFailed onRetry={profile.retry} />
  if (profile.state !== 'known') {
    return <div aria-busy="true" className="h-72 animate-pulse rounded-card bg-surface2" />
  }
  return (
    <ProfileCard
      title={text('personal_details')}
      action={
        <button type="button" onClick={sheet.open} className={`${rowButtonClass} -me-3`}>
          <Pencil size={18} aria-hidden="true" />
          {text('edit')}
        </button>
      }
    >
      <Facts customer={profile.value} />
      {sheet.isOpen && (
        <Suspense>
          <DetailsSheet customer={profile.value} onClose={sheet.close} />
        </Suspense>
      )}
    </ProfileCard>
  )
}

function Facts({ customer: { attributes } }: { customer: CustomerResource }) {
  const text = useText()
  const { locale } = useBrand()
  const birthDate = attributes['date-of-birth']
  return (
    <dl className="flex flex-col gap-3">
      <Fact label={text('first_name')}>{attributes['first-name']}</Fact>
      <Fact label={text('last_name')}>{attributes['last-name']}</Fact>
      {attributes['account-type'] === 'registered' && (
        <Fact
          label={text('email')}
          isLatin
          standing={attributes.email && <EmailStanding isVerified={attributes['email-verified']} />}
        >
          {attributes.email}
        </Fact>
      )}
      <Fact label={text('mobile_number')} isLatin>
        {attributes.username && `+${attributes.username}`}
      </Fact>
      <Fact label={text('date_of_birth')}>
        {birthDate &&
          new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn-ca-gregory`, {
            dateStyle: 'long',
            timeZone: 'UTC',
          }).format(new Date(birthDate))}
      </Fact>
    </dl>
  )
}

/** An address gets somebody back into the account only once they have shown to read it. */
function EmailStanding({ isVerified }: { isVerified: boolean }) {
  const text = useText()
  const brand = useBrand()
  const { isSending, refused, send } = useSending({ shown: [], otherwise: text('link_not_sent') })
  if (isVerified) {
    return (
      <dd className="flex items-center gap-1 text-caption font-semibold text-success">
        <BadgeCheck size={14} aria-hidden="true" />
        {text('email_verified')}
      </dd>
    )
  }
  const sendLink = () =>
    send(async () => {
      const { calls, customerId } = await ownCalls(brand)
      await calls.sendEmailLink(customerId)
      showSnackbar({ text: text('email_link_sent') })
    })
  return (
    <dd>
      <div className="flex flex-wrap items-center gap-x-2 text-caption font-semibold text-warning">
        <CircleAlert size={14} aria-hidden="true" />
        {text('email_not_verified')}
        <button
          type="button"
          aria-busy={isSending}
          onClick={() => void sendLink()}
          className="inline-flex min-h-11 items-center text-small text-primary-text hover:underline aria-busy:opacity-60"
        >
          {text('send_again')}
        </button>
      </div>
      {refused.whole !== null && <FormError>{refused.whole}</FormError>}
    </dd>
  )
}

function Fact(props: {
  label: string
  isLatin?: boolean
  standing?: ReactNode
  children: ReactNode
}) {
  const text = useText()
  return (
    <div>
      <dt className="text-caption text-text2">{props.label}</dt>
      <dd className="font-medium wrap-anywhere">
        {props.children ? (
          <bdi dir={props.isLatin ? 'ltr' : undefined}>{props.children}</bdi>
        ) : (
          <span className="font-normal text-text2">{text('not_given')}</span>
        )}
      </dd>
      {props.standing}
    </div>
  )
}
