import { liveValue } from '@sufra/web/storage/live-value'

/** Of the order as a whole, for this visit. */
export const orderNotes = liveValue('')
