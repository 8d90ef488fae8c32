import { z } from 'zod'
import { GEOCODERS } from './geocode/geocoders.ts'

/** What the API is set up with from outside; the server reads it with the rest of its environment. */
export const ApiEnvironment = z.object({
  /** Which maps service names points. */
  GEOCODER: z.literal(Object.keys(GEOCODERS) as (keyof typeof GEOCODERS)[]).default('simulated'),
  /** From one address to one host. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(3_000),
  /** Milliseconds the event loop may lag before requests are turned away. */
  LONGEST_LAG_MS: z.coerce.number().positive().default(1_000),
})
export type ApiEnvironment = z.infer<typeof ApiEnvironment>
