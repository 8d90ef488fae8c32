import { liveValue } from '../../platform/storage/live-value.ts'

/** What people call the recent order; its record holds only the id. */
export const recentNumber = liveValue<{ id: string; number: number } | null>(null)
