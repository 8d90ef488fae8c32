import { storedValue } from '@sufra/web/storage/stored-value'
import { parseBranch, type StoredBranch } from './stored-branch.ts'

/** The branch that delivers to the chosen address: its menu and prices are the ones that count. */
export const nearestBranch = storedValue<StoredBranch>('nearest_branch', parseBranch)
