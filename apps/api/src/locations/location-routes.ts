import {
  DeliveryAreaDocument,
  LocationDocument,
  LocationList,
} from '@sufra/contract/branches/locations'
import type { Point } from '@sufra/domain/branch/geography'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { IdText, Latitude, Longitude, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { findLocation, listLocations } from './find-location.ts'
import { deliveryAreaResource, locationResource } from './location-document.ts'
import { lookUpDeliveryArea } from './look-up-delivery-area.ts'

const tags = ['Locations']
const OneLocation = z.object({ id: IdText })
const Wanted = query({
  ...paging,
  'delivery-area.lat': Latitude.optional(),
  'delivery-area.long': Longitude.optional(),
  _lat: Latitude.optional(),
  _long: Longitude.optional(),
})

export function locationRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/locations',
      {
        schema: {
          tags,
          summary: 'Branches',
          description:
            'All of them; with `delivery-area.lat` and `delivery-area.long` those that deliver to ' +
            'the point; with `_lat` and `_long` the nearest first, each with its distance.',
          querystring: Wanted,
          response: answers(LocationList),
        },
      },
      async (request) => {
        const { query, tenant } = request
        const deliveringTo = askedPoint(query, 'delivery-area.lat', 'delivery-area.long')
        const near = askedPoint(query, '_lat', '_long')
        const found = await listLocations(database, tenant.conceptId, { deliveringTo, near })
        const locale = localeOf(request)
        return onePage(
          found.map(({ point: location, metres }) =>
            locationResource(location, { locale, metres }),
          ),
          query,
        )
      },
    )

    app.get(
      '/locations/:id',
      {
        schema: {
          tags,
          summary: 'One branch',
          params: OneLocation,
          response: answers(LocationDocument),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const location = await database.forConcept(conceptId, (db) =>
          findLocation(db, { conceptId, locationId: request.params.id }),
        )
        return { data: locationResource(location, { locale: localeOf(request) }) }
      },
    )

    app.get(
      '/delivery-areas/lookup',
      {
        schema: {
          tags,
          summary: 'The delivery area around a point',
          querystring: query({ lat: Latitude, long: Longitude }),
          response: answers(DeliveryAreaDocument),
        },
      },
      async (request) => {
        const { area, currency } = await lookUpDeliveryArea(database, {
          conceptId: request.tenant.conceptId,
          point: request.query,
        })
        return { data: deliveryAreaResource(area, currency) }
      },
    )
  }
}

/** The point two parameters name together; one of them alone is a mistake. */
function askedPoint<Name extends string>(
  query: Partial<Record<Name, number | undefined>>,
  latName: Name,
  longName: Name,
): Point | null {
  const lat = query[latName]
  const long = query[longName]
  if (lat !== undefined && long !== undefined) return { lat, long }
  if (lat === undefined && long === undefined) return null
  throw refusal('bad-request', {
    text: 'refusal_half-a-point',
    values: { latitude: latName, longitude: longName },
    source: lat === undefined ? latName : longName,
  })
}
