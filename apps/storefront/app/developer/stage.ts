/**
 * A build is production's unless `VITE_STAGE` says otherwise. Written so that the bundler knows the answer
 * and leaves out whatever hangs on it.
 */
export const hasSwitcher: boolean =
  import.meta.env.DEV || (import.meta.env.VITE_STAGE ?? 'production') !== 'production'
