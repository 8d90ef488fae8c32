import { Outlet } from 'react-router'
import { isMissing } from '#app/platform/errors/error-message.ts'
import { ErrorPage } from '#app/platform/errors/error-page.tsx'
import { SafeErrorPage } from '#app/platform/errors/safe-error-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/error-layout.ts'

/** Counts only for a page that failed: any other names itself. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  pageTitle(matches, isMissing(error) ? 'page_not_found' : 'an_error_occurred')

/** Keeps what goes wrong on a page within the page: header and menu stay usable. */
export default function ErrorLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SafeErrorPage>
      <ErrorPage error={error} />
    </SafeErrorPage>
  )
}
