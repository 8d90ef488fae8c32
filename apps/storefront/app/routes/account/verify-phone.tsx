import { signInData } from '#app/features/account/sign-in-data.server.ts'
import { VerifyPhonePage } from '#app/features/account/verify-phone-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/verify-phone.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export const loader = ({ context }: Route.LoaderArgs) => signInData(context.get(visitContext))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'verify_phone')

export default function VerifyPhoneRoute({ loaderData }: Route.ComponentProps) {
  return <VerifyPhonePage terms={loaderData.terms} />
}
