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
import { LogOut } from 'lucide-react'
import { GuestNotice } from '#app/platform/session/own-page.tsx'
import { ProfileLinks } from '#app/platform/session/profile-frame.tsx'
import { useSignOut } from '#app/platform/session/use-sign-out.ts'
import { storedAppearance } from '#app/platform/storage/keys/appearance.ts'
import { useLocaleSwitch } from '#app/platform/visit/language-switch.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { OwnPage } from '../../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../../platform/session/profile-frame.tsx'
import { useCurrentUser } from '../../../platform/session/use-current-user.ts'
import { ProfileCard } from './card.tsx'
import { DataCard } from './data-card.tsx'
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
