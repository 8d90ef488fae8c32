import { FavouriteDocument, FavouriteList, NewFavourite } from '@sufra/contract/people/favourites'
import { RandomId } from '@sufra/contract/wire/json-api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { OneCustomerPath } from '../customers/own-customer.ts'
import type { Database } from '../platform/database/connection.ts'
import { IdText, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers, answersCreated, answersNothing } from '../platform/http/wire/responses.ts'
import { addFavourite } from './add-favourite.ts'
import { favouriteResource } from './favourite-document.ts'
import { deleteFavourite, listFavourites } from './favourite-queries.ts'

const tags = ['Favourites']
const config = { access: 'registered-owner' } as const
const OneFavourite = z.object({ id: RandomId, itemId: IdText })

export function favouriteRoutes(parts: {
  database: Database
  clock: () => number
}): FastifyPluginAsyncZod {
  const { database, clock } = parts
  return async (app) => {
    app.get(
      '/customers/:id/favorites',
      {
        config,
        schema: {
          tags,
          summary: 'One’s own favourites, the newest first',
          params: OneCustomerPath,
          querystring: query(paging),
          response: answers(FavouriteList),
        },
      },
      async ({ tenant: { conceptId }, params, query }) => {
        const rows = await database.forConcept(conceptId, (db) =>
          listFavourites(db, { conceptId, customerId: params.id }),
        )
        return onePage(rows.map(favouriteResource), query)
      },
    )

    app.post(
      '/customers/:id/favorites',
      {
        config,
        schema: {
          tags,
          summary: 'Make an item a favourite',
          params: OneCustomerPath,
          body: NewFavourite,
          response: answersCreated(FavouriteDocument),
        },
      },
      async ({ tenant: { conceptId }, params, body }, reply) => {
        const favourite = await database.forConcept(conceptId, (db) =>
          addFavourite(db, { conceptId, customerId: params.id }, body['item-id'], clock()),
        )
        return reply.code(201).send({ data: favouriteResource(favourite) })
      },
    )

    app.delete(
      '/customers/:id/favorites/:itemId',
      {
        config,
        schema: {
          tags,
          summary: 'Make an item no favourite any more',
          params: OneFavourite,
          response: answersNothing,
        },
      },
      async ({ tenant: { conceptId }, params: { id, itemId } }, reply) => {
        await database.forConcept(conceptId, (db) =>
          deleteFavourite(db, { conceptId, customerId: id, itemId }),
        )
        return reply.code(204).send()
      },
    )
  }
}
