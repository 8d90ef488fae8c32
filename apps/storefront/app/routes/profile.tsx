import '#app/i18n/more-texts.ts'
import { ProfilePage } from '#app/customers/profile-page.tsx'
import { pageTitle } from '#app/visit/page-title.ts'
import type { Route } from './+types/profile.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'my_account')

export default function ProfileRoute() {
  return <ProfilePage />
}
