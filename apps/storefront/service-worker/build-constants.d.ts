import type { OfflineWords } from './offline-page.ts'

declare global {
  /** Changes with every build whose scripts or styles differ. */
  const BUILD_VERSION: string
  const OFFLINE_WORDS: readonly OfflineWords[]
}
