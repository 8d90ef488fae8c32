import { liveValue } from '../../platform/storage/live-value.ts'

/** Of the order as a whole, for this visit. */
export const orderNotes = liveValue('')
