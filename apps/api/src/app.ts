import type { FastifyPluginAsync } from 'fastify'
import { customerRoutes } from './accounts/customer-routes.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import type { HostDirectory } from './applications/host-directory.ts'
import { boardRoutes } from './board/board-routes.ts'
import { branchRoutes } from './board/branch-routes.ts'
import { applicationRoutes } from './brands/application-routes.ts'
import { conceptRoutes } from './brands/concept-routes.ts'
import { ownCarRoutes } from './cars/own-car-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import type { CustomerParts } from './customers/customer-parts.ts'
import { DESCRIPTION } from './description.ts'
import type { ApiEnvironment } from './environment.ts'
import { favouriteRoutes } from './favourites/favourite-routes.ts'
import { feedbackRoutes } from './feedback/feedback-routes.ts'
import { geocodeRoutes } from './geocode/geocode-routes.ts'
import { GEOCODERS } from './geocode/geocoders.ts'
import { integrationOptionRoutes } from './integration-options/integration-option-routes.ts'
import { locationRoutes } from './locations/location-routes.ts'
import { liveRoutes } from './orders/following/live-routes.ts'
import { orderRoutes } from './orders/following/order-routes.ts'
import { customerActionRoutes } from './orders/moving/customer-action-routes.ts'
import { moveRoutes } from './orders/moving/move-routes.ts'
import { promotionRoutes } from './orders/offers/promotion-routes.ts'
import { placingRoutes } from './orders/placing/placing-routes.ts'
import { calculationRoutes } from './orders/pricing/calculation-routes.ts'
import { priceBooks } from './orders/pricing/price-book.ts'
import { openCaptcha } from './platform/captcha/open-captcha.ts'
import type { Database } from './platform/database/connection.ts'
import { documentationRoutes } from './platform/http/openapi/documentation-routes.ts'
import { describeRoutes } from './platform/http/openapi/openapi.ts'
import { limitRequests } from './platform/http/operations/limits.ts'
import type { Metrics } from './platform/http/operations/metrics.ts'
import { operationsRoutes } from './platform/http/operations/operations-routes.ts'
import { requireAccess } from './platform/http/tenant/access.ts'
import { requireTenant } from './platform/http/tenant/tenant.ts'
import { refuseUnstorableText } from './platform/http/wire/storable-text.ts'
import { refuseUnknownPaths } from './platform/http/wire/unknown-path.ts'
import { useWireForm } from './platform/http/wire/wire-form.ts'
import { openBackground } from './platform/messages/background.ts'
import { openMessages } from './platform/messages/open-messages.ts'
import type { PublishedDocuments } from './publishing/published-documents.ts'
import { carRoutes } from './reference/car-routes.ts'
import { geographyRoutes } from './reference/geography-routes.ts'
import { scheduleRoutes } from './schedule/schedule-routes.ts'
import { findSignedIn } from './sessions/open-session.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { openIdentityProviders } from './social/open-social.ts'
import { socialRoutes } from './social/social-routes.ts'
import { actRoutes } from './staff/act-routes.ts'
import { findStaff } from './staff/find-staff.ts'
import { secondFactorRoutes } from './staff/second-factor-routes.ts'
import { staffCookieOf } from './staff/staff-cookie.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { verificationRoutes } from './verifications/verification-routes.ts'

export type ApiParts = {
  database: Database
  directory: HostDirectory
  documents: Pick<PublishedDocuments, 'currentUri' | 'find'>
  metrics: Metrics
  environment: ApiEnvironment
  clock: () => number
  /** Where files of customers are kept. */
  dataDir: string
  /** Says that the product is to end. */
  leaving?: AbortSignal | undefined
}

/** Everything but listening. Mounted under a prefix of the server's choice. */
export function api(parts: ApiParts): FastifyPluginAsync {
  const { database, environment, clock } = parts
  return async (app) => {
    useWireForm(app)
    // Fastify reads plain text by itself; as the body of a call it would be a field fault, not a wrong type.
    app.removeContentTypeParser('text/plain')
    refuseUnstorableText(app)
    await describeRoutes(app, DESCRIPTION)
    refuseUnknownPaths(app)
    await app.register(operationsRoutes(parts))
    await app.register(documentationRoutes)

    await app.register(async (resources) => {
      await limitRequests(resources, parts)
      requireTenant(resources, parts.directory)
      requireAccess(resources, {
        findCustomer: (tenant, token) => findSignedIn(database, tenant, token, clock()),
        findStaff: (tenant, token) => findStaff(database, tenant, token, clock()),
        staffCookieOf: (request) => staffCookieOf(request, environment),
      })
      resources.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      })

      await resources.register(applicationRoutes(parts))
      await resources.register(conceptRoutes(parts))
      await resources.register(catalogueRoutes(database))
      await resources.register(locationRoutes(database))
      await resources.register(scheduleRoutes(parts))
      await resources.register(geocodeRoutes(GEOCODERS[environment.GEOCODER](database)))
      await resources.register(geographyRoutes(database))
      await resources.register(carRoutes(database))
      await resources.register(contentRoutes(database))
      await resources.register(integrationOptionRoutes(database))

      const people: CustomerParts & { dataDir: string } = {
        ...parts,
        messages: openMessages(environment, database),
        captcha: openCaptcha(environment),
        runInBackground: openBackground(resources),
      }
      await resources.register(customerRoutes(people))
      await resources.register(verificationRoutes(people))
      await resources.register(sessionRoutes(people))
      await resources.register(socialRoutes(people, openIdentityProviders(environment, clock)))
      await resources.register(addressRoutes(people))
      await resources.register(ownCarRoutes(people))
      await resources.register(favouriteRoutes(people))

      const ordering = { ...parts, books: priceBooks(database, parts.documents) }
      await resources.register(calculationRoutes(ordering))
      await resources.register(placingRoutes(ordering))
      await resources.register(orderRoutes(ordering))
      await resources.register(customerActionRoutes(ordering))
      await resources.register(moveRoutes(ordering))
      await resources.register(promotionRoutes(ordering))
      await resources.register(feedbackRoutes(parts))
      await resources.register(liveRoutes(parts))

      await resources.register(staffRoutes(parts))
      await resources.register(actRoutes(parts))
      await resources.register(secondFactorRoutes(parts))
      await resources.register(boardRoutes(parts))
      await resources.register(branchRoutes(parts))
    })
  }
}
