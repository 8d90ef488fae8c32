import { ResetPasswordPage } from '#app/features/account/reset-password-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/reset-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'choose_new_password')

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />
}
