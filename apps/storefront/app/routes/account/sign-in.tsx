import { signInData } from '#app/features/account/sign-in-data.server.ts'
import { SignInPage } from '#app/features/account/sign-in-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/sign-in.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export const loader = ({ context }: Route.LoaderArgs) => signInData(context.get(visitContext))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sign_in')

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} />
}
