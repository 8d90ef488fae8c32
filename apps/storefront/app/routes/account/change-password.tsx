import { ChangePasswordPage } from '#app/features/account/change-password-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/change-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'change_password')

export default function ChangePasswordRoute() {
  return <ChangePasswordPage />
}
