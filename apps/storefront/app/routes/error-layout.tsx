import { Outlet } from 'react-router'
import { ErrorPage } from '#app/errors/error-page.tsx'
import { SafeErrorPage } from '#app/errors/safe-error-page.tsx'
import type { Route } from './+types/error-layout.ts'

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
