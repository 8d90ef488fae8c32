import { z } from 'zod'
import { ownedResource, RandomId } from '../wire/json-api.ts'
import { SOCIAL_PROVIDERS } from './social-providers.ts'

/** GET /login/social: whom this service is set up to work with. */
export const SocialProviderList = z.object({
  data: z.array(z.object({ type: z.literal('social-providers'), id: z.enum(SOCIAL_PROVIDERS) })),
})

/**
 * POST /login/social/{provider}. The page keeps `key` to itself, the browser a cookie, and goes
 * to `authorization-url`; it comes back to `/signin?social={id}`, or to `/signin?social-error={provider}`.
 */
export const SocialStartDocument = z.object({
  data: ownedResource(
    'social-sign-ins',
    z.object({
      provider: z.enum(SOCIAL_PROVIDERS),
      'authorization-url': z.string(),
      key: z.string(),
    }),
  ),
})

/** POST /login/social/{provider}/session: by the browser that began, once. */
export const SocialFinish = z.object({ id: RandomId, key: z.string().max(100) })
