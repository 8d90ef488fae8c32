import { z } from 'zod'
import { GEOCODERS } from './geocode/geocoders.ts'
import { CaptchaEnvironment } from './platform/captcha/captcha-environment.ts'
import { MessageEnvironment } from './platform/messages/message-environment.ts'
import { SocialEnvironment } from './social/social-environment.ts'

/** What the API is set up with from outside; the server reads it with the rest of its environment. */
export const ApiEnvironment = z.object({
  /** A demo shows what it would have sent at /dev/outbox. Elsewhere that does not exist. */
  DEMO: z.stringbool().default(true),
  /** What stands before a path in links we send, with {host} for the brand's host name. */
  LINK_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'must look like https://{host}')
    .optional(),
  /** Which maps service names points. */
  GEOCODER: z.literal(Object.keys(GEOCODERS) as (keyof typeof GEOCODERS)[]).default('simulated'),
  /** From one address to one host. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(3_000),
  /** One-time codes an hour that may be asked for from one network. */
  CODES_PER_NETWORK: z.coerce.number().int().positive().default(20),
  /** Milliseconds the event loop may lag before requests are turned away. */
  LONGEST_LAG_MS: z.coerce.number().positive().default(1_000),
  ...MessageEnvironment,
  ...CaptchaEnvironment,
  ...SocialEnvironment,
})
export type ApiEnvironment = z.infer<typeof ApiEnvironment>
