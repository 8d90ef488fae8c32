import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Opening a panel is an entry in the history of the same address: nothing needs to be fetched for it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
    ? false
    : defaultShouldRevalidate
