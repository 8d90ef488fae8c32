import multipart from '@fastify/multipart'
import { FeedbackRequest } from '@sufra/contract/orders/orders'
import {
  FeedbackDocument,
  MAX_ATTACHMENT_BYTES,
  MessageDocument,
  TopicList,
} from '@sufra/contract/people/feedback'
import { wordsIn } from '@sufra/domain/text/locales'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { feedbackResource } from '../orders/following/order-document.ts'
import { OrderPath, ownOrder } from '../orders/following/own-order.ts'
import { networkOf } from '../platform/allowances/network.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { answers, answersToBody } from '../platform/http/wire/responses.ts'
import { findTopics } from './feedback-queries.ts'
import { rateOrder } from './rate-order.ts'
import { type FeedbackParts, readForm, refuseManyMessages, writeToBrand } from './write-to-brand.ts'

const tags = ['Feedback']
/** Each form may hold a picture of some megabytes in memory. */
const MAX_FORMS_AT_ONCE = 8

export function feedbackRoutes(parts: FeedbackParts): FastifyPluginAsyncZod {
  const { database, clock } = parts
  let formsRead = 0
  const atOnce = async <Result>(read: () => Promise<Result>) => {
    if (formsRead >= MAX_FORMS_AT_ONCE) throw refusal('overloaded')
    formsRead += 1
    try {
      return await read()
    } finally {
      formsRead -= 1
    }
  }
  return async (app) => {
    await app.register(multipart, {
      limits: {
        files: 1,
        fileSize: MAX_ATTACHMENT_BYTES,
        fields: 10,
        fieldSize: 10_000,
        parts: 12,
      },
    })

    app.get(
      '/topics',
      { schema: { tags, summary: 'What one can write about', response: answers(TopicList) } },
      (request) => topics(request.tenant.conceptId, 'brand', localeOf(request)),
    )

    app.get(
      '/orders/:id/ratings/topics',
      {
        config: { access: 'verified-customer' },
        schema: {
          tags,
          summary: 'What can be rated of an order',
          params: OrderPath,
          response: answers(TopicList),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const owned = { conceptId, customerId: signedIn(request).id, id: request.params.id }
        await database.forConcept(conceptId, (db) => ownOrder(db, owned))
        return topics(conceptId, 'order', localeOf(request))
      },
    )

    app.post(
      '/orders/:id/feedbacks',
      {
        config: { access: 'verified-customer' },
        schema: {
          tags,
          summary: 'Rate an order',
          params: OrderPath,
          body: FeedbackRequest,
          response: answersToBody(FeedbackDocument),
        },
      },
      (request) => {
        const { conceptId } = request.tenant
        const owned = { conceptId, customerId: signedIn(request).id, id: request.params.id }
        return database.forConcept(conceptId, async (db) => ({
          data: feedbackResource(await rateOrder(db, owned, request.body, clock())),
        }))
      },
    )

    app.post(
      '/feedback',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'Write to the brand, with a picture',
          consumes: ['multipart/form-data'],
          response: answersToBody(MessageDocument),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const customerId = request.customer?.id ?? null
        const writer = { conceptId, customerId, network: networkOf(request) }
        await refuseManyMessages(parts, writer)
        const id = await atOnce(async () => writeToBrand(parts, writer, await readForm(request)))
        return { data: { type: 'messages' as const, id } }
      },
    )
  }

  function topics(conceptId: number, of: 'order' | 'brand', locale: ReturnType<typeof localeOf>) {
    return database.forConcept(conceptId, async (db) => ({
      data: (await findTopics(db, conceptId, of)).map(({ id, name }) => ({
        type: 'topics' as const,
        id,
        attributes: { name, label: wordsIn(name, locale) },
      })),
    }))
  }
}
