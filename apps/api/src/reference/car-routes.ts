import { CarColorList, CarMakerList } from '@sufra/contract/brand/reference'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../platform/database/connection.ts'
import { onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { carColorResource, carMakerResource } from './reference-document.ts'
import { findCarColors, findCarMakers } from './reference-queries.ts'

const tags = ['Cars']

export function carRoutes({ shared }: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/cars/colors',
      {
        schema: {
          tags,
          summary: 'Car colours',
          querystring: query(paging),
          response: answers(CarColorList),
        },
      },
      async ({ query }) => onePage((await findCarColors(shared)).map(carColorResource), query),
    )

    app.get(
      '/cars/makers',
      {
        schema: {
          tags,
          summary: 'Car makers with their marks',
          querystring: query(paging),
          response: answers(CarMakerList),
        },
      },
      async ({ query }) => onePage((await findCarMakers(shared)).map(carMakerResource), query),
    )
  }
}
