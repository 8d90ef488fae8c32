import { PageDocument, PageList, SliderDocument } from '@sufra/contract/brand/content'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { IdText, including, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { pageResource, slideResource, sliderResource } from './content-document.ts'
import { findPages, findSlider, findSlides } from './content-queries.ts'

const tags = ['Content']

export function contentRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/cms/pages',
      {
        schema: {
          tags,
          summary: 'Pages and links, without their bodies',
          querystring: query(paging),
          response: answers(PageList),
        },
      },
      async ({ tenant: { conceptId }, query }) => {
        const pages = await database.forConcept(conceptId, (db) => findPages(db, conceptId))
        return onePage(pages.map(pageResource), query)
      },
    )

    app.get(
      '/cms/pages/:idOrSlug',
      {
        schema: {
          tags,
          summary: 'One page, by id or slug',
          params: z.object({ idOrSlug: z.string().max(200) }),
          response: answers(PageDocument),
        },
      },
      async ({ tenant, params }) => ({
        data: pageResource(await findPage(database, tenant.conceptId, params.idOrSlug)),
      }),
    )

    app.get(
      '/cms/sliders/:id',
      {
        schema: {
          tags,
          summary: 'A slider, with its slides in order if included',
          params: z.object({ id: IdText }),
          querystring: query({ include: including(['slides']) }),
          response: answers(SliderDocument),
        },
      },
      ({ tenant: { conceptId }, params, query }) =>
        database.forConcept(conceptId, async (db) => {
          const slider = await findSlider(db, conceptId, params.id)
          if (!slider) throw notFound()
          const wantsSlides = query.include.includes('slides')
          const slides = wantsSlides ? await findSlides(db, conceptId, slider.id) : []
          return { data: sliderResource(slider), included: slides.map(slideResource) }
        }),
    )
  }
}

/** Digits are an id; anything else is a slug. */
export async function findPage(database: Database, conceptId: number, idOrSlug: string) {
  const pages = await database.forConcept(conceptId, (db) => findPages(db, conceptId))
  const page = pages.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug)
  if (!page) throw notFound()
  return page
}
