import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The server's pages differ by path and menu type only: opening a panel or typing a search changes
 * the address, and nothing needs to be fetched for it.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && typeIn(currentUrl) === typeIn(nextUrl)
    ? false
    : defaultShouldRevalidate

const typeIn = (url: URL) => url.searchParams.get('type')
