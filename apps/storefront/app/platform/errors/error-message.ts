import { isRouteErrorResponse } from 'react-router'

/** What may be shown of an error: the message a loader meant for the visitor, never a stack or a bug's own words. */
export function messageOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const message: unknown = error.data?.message
  return typeof message === 'string' && message !== '' ? message : null
}

/** A page that is not there carries no message; a call that found nothing does. */
export const isMissing = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 && messageOf(error) === null
