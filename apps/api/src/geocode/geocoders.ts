import type { Database } from '../platform/database/connection.ts'
import type { Geocoder } from './geocoder.ts'
import { simulatedGeocoder } from './simulated-geocoder.ts'

/** The maps services there are, by the name a setting chooses them with. */
export const GEOCODERS = {
  simulated: simulatedGeocoder,
} as const satisfies Record<string, (database: Database) => Geocoder>
