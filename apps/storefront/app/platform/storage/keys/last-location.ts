import { storedValue } from '@sufra/web/storage/stored-value'
import { parseBranch, type StoredBranch } from './stored-branch.ts'

export type LastLocation = StoredBranch

/** The branch chosen last. */
export const lastLocation = storedValue<LastLocation>('last_location', parseBranch)
