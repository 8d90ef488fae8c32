import { showsGuestNotice } from '@sufra/domain/people/customer-rights'
import {
  type Locale,
  nameOf,
  secondaryLocale,
  showsLanguageSwitch,
} from '@sufra/domain/text/locales'
import { AppearanceSwitch } from '@sufra/web/ui/appearance-switch'
import { buttonClass } from '@sufra/web/ui/button'
import { ChoiceRow } from '@sufra/web/ui/choice-row'
import { FormError } from '@sufra/web/ui/form-error'
import { Download, LoaderCircle, LogOut, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { type CustomerContext, ownCalls } from '#app/platform/session/customer-calls.ts'
import { GuestNotice, OwnPage } from '#app/platform/session/own-page.tsx'
import { ProfileFrame, ProfileLinks } from '#app/platform/session/profile-frame.tsx'
import { useCurrentUser } from '#app/platform/session/use-current-user.ts'
import { useSignOut } from '#app/platform/session/use-sign-out.ts'
import { storedAppearance } from '#app/platform/storage/keys/appearance.ts'
import { dangerButtonClass } from '#app/platform/ui/row-button.ts'
import { useSheet } from '#app/platform/ui/use-sheet.ts'
import { useLocaleSwitch } from '#app/platform/visit/language-switch.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { ProfileCard } from './card.tsx'
import { DetailsCard } from './details-card.tsx'
import { Identity, IdentitySkeleton } from './identity.tsx'
import { saveProfile } from './save-profile.ts'

export function ProfilePage() {
  const text = useText()
  return (
    <ProfileFrame title={text('my_account')} isOverview>
      <OwnPage right="profile" skeleton={<ProfileSkeleton />}>
        <Overview />
      </OwnPage>
    </ProfileFrame>
  )
}

function Overview() {
  const user = useCurrentUser()
  if (!user) return <ProfileSkeleton />
  return (
    <>
      <Identity user={user} />
      {showsGuestNotice(user) && <GuestNotice />}
      <div className="desktop:hidden">
        <ProfileLinks look="rows" />
      </div>
      <div className="grid gap-5 wide:grid-cols-2 wide:items-start">
        <DetailsCard />
        <div className="flex flex-col gap-5">
          <SettingsCard />
          <DataCard />
        </div>
      </div>
      <SignOutButton />
    </>
  )
}

const ProfileSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <IdentitySkeleton />
    <div className="desktop:hidden">
      <ProfileLinks look="rows" />
    </div>
    <div className="h-72 animate-pulse rounded-card bg-surface2" />
  </div>
)

function SignOutButton() {
  const text = useText()
  const signOut = useSignOut()
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      className={buttonClass('secondary', 'tablet:self-start')}
    >
      <LogOut size={18} aria-hidden="true" className="mirrored" />
      {text('sign_out')}
    </button>
  )
}

/** How long a change of language waits for the server to save it. */
const TIMEOUT_MS = 1_500

/** They count on this device at once; the account remembers them as well, and nobody minds if it cannot. */
function SettingsCard() {
  const text = useText()
  const brand = useBrand()
  return (
    <ProfileCard title={text('language_and_appearance')}>
      {showsLanguageSwitch(brand.primaryLocale, brand.secondaryLocale) && <LanguageChoice />}
      <AppearanceSwitch
        stored={storedAppearance}
        text={text}
        onChosen={(appearance) => void saveProfile(brand, { appearance }).catch(() => {})}
      />
    </ProfileCard>
  )
}

function LanguageChoice() {
  const text = useText()
  const brand = useBrand()
  const switchTo = useLocaleSwitch()

  const choose = async (language: Locale) => {
    const saved = saveProfile(brand, { language }).catch(() => {})
    await Promise.race([saved, new Promise((done) => setTimeout(done, TIMEOUT_MS))])
    switchTo(language)
  }
  const locales = [brand.primaryLocale, secondaryLocale(brand.secondaryLocale)]
  return (
    <ChoiceRow
      legend={text('language')}
      choices={locales.map((value) => ({ value, label: nameOf(value), lang: value }))}
      chosen={brand.locale}
      onChoose={(locale) => void choose(locale)}
    />
  )
}

const DeleteAccountSheet = lazy(() => import('./delete-account-sheet.tsx'))

/** What we keep of the customer is theirs: to take along, and to have deleted. */
function DataCard() {
  const text = useText()
  const brand = useBrand()
  const sheet = useSheet('delete-account')
  const { isSending, refused, send } = useSending({
    shown: [],
    otherwise: text('error_downloading_data'),
  })
  return (
    <ProfileCard title={text('your_data')}>
      <p className="text-text2">{text('your_data_hint')}</p>
      {refused.whole && <FormError>{refused.whole}</FormError>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-busy={isSending}
          onClick={() => void send(() => downloadOwnData(brand))}
          className={buttonClass('secondary')}
        >
          {isSending ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Download size={18} aria-hidden="true" />
          )}
          {text('download_data')}
        </button>
        <button type="button" onClick={sheet.open} className={dangerButtonClass}>
          <Trash2 size={18} aria-hidden="true" />
          {text('delete_account')}
        </button>
      </div>
      {sheet.isOpen && (
        <Suspense>
          <DeleteAccountSheet onClose={sheet.close} />
        </Suspense>
      )}
    </ProfileCard>
  )
}

/** Everything we keep of the customer, as a file on their device. */
async function downloadOwnData(context: CustomerContext) {
  const { calls, customerId } = await ownCalls(context)
  const kept = await calls.exportCustomer(customerId)
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
