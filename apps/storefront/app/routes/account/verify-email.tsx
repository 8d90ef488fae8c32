import { VerifyEmailPage } from '#app/features/account/verify-email-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/verify-email.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'verify_email')

export default function VerifyEmailRoute() {
  return <VerifyEmailPage />
}
