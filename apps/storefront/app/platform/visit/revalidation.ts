import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { savedCopy } from '../offline/saved-copy.ts'

/**
 * The server's pages differ by path and menu type only: opening a panel or typing a search changes
 * the address, and nothing needs to be fetched for it. A saved copy is asked for anew at any occasion.
 */
export const revalidateOnPathChange = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname &&
  typeIn(currentUrl) === typeIn(nextUrl) &&
  !savedCopy.read()
    ? false
    : defaultShouldRevalidate

const typeIn = (url: URL) => url.searchParams.get('type')
