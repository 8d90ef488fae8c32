import { Outlet } from 'react-router'
import { loadPageTexts } from '#app/platform/i18n/texts.ts'

// The router waits for this module before it shows or hydrates a screen within.
await loadPageTexts()

/** Around every screen that says more than the first screens do. */
export default function MoreTextsLayout() {
  return <Outlet />
}
