import { showsGuestNotice } from '@sufra/domain/people/customer-rights'
import { useText } from '../../../platform/i18n/use-text.ts'
import { GuestNotice } from '../../../platform/session/guest-notice.tsx'
import { OwnPage } from '../../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../../platform/session/profile-frame.tsx'
import { ProfileLinks } from '../../../platform/session/profile-links.tsx'
import { useCurrentUser } from '../../../platform/session/use-current-user.ts'
import { DataCard } from './data-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { Identity, IdentitySkeleton } from './identity.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SignOutButton } from './sign-out-button.tsx'

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
