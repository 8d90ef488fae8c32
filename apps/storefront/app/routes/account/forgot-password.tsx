import { ForgotPasswordPage } from '#app/features/account/forgot-password-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/forgot-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'forgot_password')

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage />
}
