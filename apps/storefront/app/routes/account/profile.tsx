import { ProfilePage } from '#app/features/account/profile/profile-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/profile.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'my_account')

export default function ProfileRoute() {
  return <ProfilePage />
}
