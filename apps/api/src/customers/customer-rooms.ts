import type { FastifyPluginAsync } from 'fastify'
import { addressRoutes } from '../addresses/address-routes.ts'
import { ownCarRoutes } from '../cars/own-car-routes.ts'
import type { ApiEnvironment } from '../environment.ts'
import { favouriteRoutes } from '../favourites/favourite-routes.ts'
import { openCaptcha } from '../platform/captcha/open-captcha.ts'
import type { Database } from '../platform/database/connection.ts'
import { openAfterwards } from '../platform/messages/afterwards.ts'
import { openMessages } from '../platform/messages/open-messages.ts'
import { sessionRoutes } from '../sessions/session-routes.ts'
import { openSocial } from '../social/open-social.ts'
import { socialRoutes } from '../social/social-routes.ts'
import { verificationRoutes } from '../verifications/verification-routes.ts'
import type { CustomerParts } from './customer-parts.ts'
import { customerRoutes } from './customer-routes.ts'

/** Everything about who a customer is and what is theirs. */
export function customerRooms(given: {
  database: Database
  environment: ApiEnvironment
  clock: () => number
}): FastifyPluginAsync {
  const { database, environment, clock } = given
  return async (app) => {
    const parts: CustomerParts = {
      database,
      environment,
      clock,
      messages: openMessages(environment, database),
      captcha: openCaptcha(environment),
      afterwards: openAfterwards(app),
    }
    await app.register(customerRoutes(parts))
    await app.register(verificationRoutes(parts))
    await app.register(sessionRoutes(parts))
    await app.register(socialRoutes(parts, openSocial(environment, clock)))
    await app.register(addressRoutes(parts))
    await app.register(ownCarRoutes(parts))
    await app.register(favouriteRoutes(parts))
  }
}
