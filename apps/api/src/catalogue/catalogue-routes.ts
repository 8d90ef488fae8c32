import { InactiveCategories } from '@sufra/contract/branches/locations'
import {
  CategoryDocument,
  CategoryList,
  ItemList,
  UpsellList,
} from '@sufra/contract/menu/catalogue'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findLocation } from '../locations/find-location.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { IdText, including, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import {
  CATEGORY_INCLUDES,
  type Catalogue,
  includedWithCategories,
  readCatalogue,
  readCategories,
} from './read-catalogue.ts'
import { readItems } from './read-items.ts'
import { readUpsells, UPSELL_INCLUDES } from './read-upsells.ts'
import { findInactiveCategories } from './stock-queries.ts'

const tags = ['Catalogue']
const Concept = z.string().max(20).describe('The id of the caller’s own concept.')

export function catalogueRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/locations/:id/inactive-categories',
      {
        schema: {
          tags: ['Locations'],
          summary: 'Categories a branch does not offer at present',
          params: z.object({ id: IdText }),
          response: answers(InactiveCategories),
        },
      },
      ({ params, tenant: { conceptId } }) =>
        database.forConcept(conceptId, async (db) => {
          await findLocation(db, { conceptId, locationId: params.id })
          const inactive = await findInactiveCategories(db, conceptId, params.id)
          return { data: inactive.map(({ id }) => id) }
        }),
    )

    app.get(
      '/:concept/categories',
      {
        schema: {
          tags,
          summary: 'Categories with their items',
          params: z.object({ concept: Concept }),
          querystring: query({ ...paging, include: including(CATEGORY_INCLUDES) }),
          response: answers(CategoryList),
        },
      },
      (request) =>
        inOwnCatalogue(request, async (db, catalogue) => {
          const { data: onPage, meta } = onePage(catalogue.categoryIds, request.query)
          const { resources, items } = await readCategories(db, catalogue, onPage)
          const wanted = { include: request.query.include, locale: localeOf(request) }
          const included = await includedWithCategories(db, catalogue, items, wanted)
          return { data: resources, included, meta }
        }),
    )

    app.get(
      '/:concept/categories/:id',
      {
        schema: {
          tags,
          summary: 'One category with its items',
          params: z.object({ concept: Concept, id: IdText }),
          response: answers(CategoryDocument),
        },
      },
      (request) =>
        inOwnCatalogue(request, async (db, catalogue) => {
          const wanted = catalogue.categoryIds.filter((id) => id === request.params.id)
          const { resources } = await readCategories(db, catalogue, wanted)
          const [data] = resources
          if (!data) throw notFound()
          return { data }
        }),
    )

    app.get(
      '/:concept/items',
      {
        schema: {
          tags,
          summary: 'All items on sale',
          params: z.object({ concept: Concept }),
          querystring: query(paging),
          response: answers(ItemList),
        },
      },
      (request) =>
        inOwnCatalogue(request, (db, catalogue) => readItems(db, catalogue, request.query)),
    )

    app.get(
      '/menus/:id/upsells',
      {
        schema: {
          tags,
          summary: 'What a menu offers beside a full cart',
          params: z.object({ id: IdText }),
          querystring: query({ include: including(UPSELL_INCLUDES) }),
          response: answers(UpsellList),
        },
      },
      ({ tenant, params, query: { include } }) =>
        database.forConcept(tenant.conceptId, (db) => readUpsells(db, tenant, params.id, include)),
    )
  }

  /** A word that is no fixed path, such as /nothing/items, is no concept of anybody's either. */
  function inOwnCatalogue<Answer>(
    { tenant, params }: FastifyRequest & { params: { concept: string } },
    answer: (db: Db, catalogue: Catalogue) => Promise<Answer>,
  ) {
    if (params.concept !== String(tenant.conceptId)) throw notFound()
    return database.forConcept(tenant.conceptId, async (db) =>
      answer(db, await readCatalogue(db, tenant)),
    )
  }
}
