import { liveValue } from '@sufra/web/storage/live-value'

/** What people call the recent order; its record holds only the id. */
export const recentNumber = liveValue<{ id: string; number: number } | null>(null)
