import '#app/i18n/more-texts.ts'
import { doorsFor } from '#app/accounts/doors.server.ts'
import { SignInPage } from '#app/accounts/sign-in-page.tsx'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/sign-in.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

export const loader = ({ context }: Route.LoaderArgs) => doorsFor(context.get(visitContext))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign_in')

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} />
}
