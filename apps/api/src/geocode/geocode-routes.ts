import { GeocodeDocument } from '@sufra/contract/branches/geocode'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { Latitude, Longitude, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import type { Geocoder } from './geocoder.ts'

export function geocodeRoutes(geocoder: Geocoder): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/geocode/reverse',
      {
        schema: {
          tags: ['Locations'],
          summary: 'What a point is called',
          querystring: query({ lat: Latitude, long: Longitude }),
          response: answers(GeocodeDocument),
        },
      },
      async (request) => {
        const found = await geocoder.reverse({
          conceptId: request.tenant.conceptId,
          point: request.query,
          locale: localeOf(request),
        })
        return {
          features: found.map(({ name, point }) => ({
            place_name: name,
            center: [point.long, point.lat] as [number, number],
          })),
        }
      },
    )
  }
}
