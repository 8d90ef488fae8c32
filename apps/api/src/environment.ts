import { z } from 'zod'
import { AttachmentEnvironment } from './feedback/attachments.ts'
import { GEOCODERS } from './geocode/geocoders.ts'
import { PlacingEnvironment } from './orders/placing/placing-routes.ts'
import { CaptchaEnvironment } from './platform/captcha/captcha.ts'
import { LimitEnvironment } from './platform/http/operations/limits.ts'
import { OperatorEnvironment } from './platform/http/operations/operators.ts'
import { LinkEnvironment } from './platform/http/tenant/link-origin.ts'
import { MessageEnvironment } from './platform/messages/message-environment.ts'
import { SocialEnvironment } from './social/social-environment.ts'

/** What the API is set up with from outside; the server reads it with the rest of its environment. */
export const ApiEnvironment = z.object({
  ...LinkEnvironment,
  /** Which maps service names points. */
  GEOCODER: z.literal(Object.keys(GEOCODERS) as (keyof typeof GEOCODERS)[]).default('simulated'),
  ...LimitEnvironment,
  ...OperatorEnvironment,
  /** One-time codes an hour that may be asked for from one network. */
  CODES_PER_NETWORK: z.coerce.number().int().positive().default(20),
  ...PlacingEnvironment,
  ...AttachmentEnvironment,
  ...MessageEnvironment,
  ...CaptchaEnvironment,
  ...SocialEnvironment,
})
export type ApiEnvironment = z.infer<typeof ApiEnvironment>
