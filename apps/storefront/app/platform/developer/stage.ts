import { lazy } from 'react'
import { withMoreTexts } from '../i18n/texts.ts'

/** A build is production's unless `VITE_STAGE` says otherwise. */
export const hasSwitcher: boolean =
  import.meta.env.DEV || (import.meta.env.VITE_STAGE ?? 'production') !== 'production'

/** Loaded here and nowhere else: only next to its condition does the bundler leave the file out. */
export const LazyEnvironmentSwitcher = hasSwitcher
  ? lazy(withMoreTexts(() => import('./environment-switcher.tsx')))
  : null
