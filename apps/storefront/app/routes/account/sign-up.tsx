import { signInData } from '#app/features/account/sign-in-data.server.ts'
import { SignUpPage } from '#app/features/account/sign-up-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/sign-up.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export const loader = ({ context }: Route.LoaderArgs) => signInData(context.get(visitContext))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'create_account')

export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  return <SignUpPage {...loaderData} />
}
