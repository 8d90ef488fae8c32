import {
  BlockList,
  GovernorateList,
  NeighborhoodList,
  StreetList,
} from '@sufra/contract/brand/reference'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { IdText, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import {
  blockResource,
  governorateResource,
  neighborhoodResource,
  streetResource,
} from './reference-document.ts'
import {
  findBlocks,
  findGovernorates,
  findNeighborhoods,
  findStreets,
} from './reference-queries.ts'

const tags = ['Address lookup']
const OfGovernorate = query({
  ...paging,
  'governorate-id': IdText.optional().describe('Also `filter[governorate-id]`.'),
})
const OfNeighborhood = query({
  ...paging,
  'neighborhood-id': IdText.optional().describe('Also `filter[neighborhood-id]`.'),
})

export function geographyRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/governorates',
      {
        schema: {
          tags,
          summary: "Governorates of the concept's country",
          querystring: query(paging),
          response: answers(GovernorateList),
        },
      },
      async ({ tenant, query }) => {
        const rows = await inCountryOf(tenant, findGovernorates)
        return onePage(rows.map(governorateResource), query)
      },
    )

    app.get(
      '/neighborhoods',
      {
        schema: {
          tags,
          summary: 'Neighborhoods, of one governorate or of all',
          querystring: OfGovernorate,
          response: answers(NeighborhoodList),
        },
      },
      async ({ tenant, query }) => {
        const governorate = query['governorate-id']
        const rows = await inCountryOf(tenant, (db, country) =>
          findNeighborhoods(db, country, governorate),
        )
        return onePage(rows.map(neighborhoodResource), query)
      },
    )

    app.get(
      '/blocks',
      {
        schema: {
          tags,
          summary: 'Blocks, of one neighborhood or of all',
          querystring: OfNeighborhood,
          response: answers(BlockList),
        },
      },
      async ({ tenant, query }) => {
        const neighborhood = query['neighborhood-id']
        const rows = await inCountryOf(tenant, (db, country) =>
          findBlocks(db, country, neighborhood),
        )
        return onePage(rows.map(blockResource), query)
      },
    )

    app.get(
      '/streets',
      {
        schema: {
          tags,
          summary: 'Streets, of one neighborhood or of all',
          querystring: OfNeighborhood,
          response: answers(StreetList),
        },
      },
      async ({ tenant, query }) => {
        const neighborhood = query['neighborhood-id']
        const rows = await inCountryOf(tenant, (db, country) =>
          findStreets(db, country, neighborhood),
        )
        return onePage(rows.map(streetResource), query)
      },
    )
  }

  function inCountryOf<Row>(
    { conceptId }: Tenant,
    find: (db: Db, country: string) => Promise<Row[]>,
  ) {
    return database.forConcept(conceptId, async (db) =>
      find(db, (await readConcept(db, conceptId)).country),
    )
  }
}
