import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { FeedbackRequest } from '@sufra/contract/orders/orders'
import {
  FeedbackDocument,
  MAX_ATTACHMENT_BYTES,
  MessageDocument,
  MessageFields,
  TopicList,
} from '@sufra/contract/people/feedback'
import { wordsIn } from '@sufra/domain/text/locales'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { feedbackResource } from '../orders/following/order-document.ts'
import { OrderPath, ownOrder } from '../orders/following/own-order.ts'
import { insertFeedback } from '../orders/order-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import { brokenSchema } from '../platform/http/problems/as-problem.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { answers, answersToBody } from '../platform/http/wire/responses.ts'
import { keepAttachment, typeOf } from './attachments.ts'
import { findTopics, insertMessage } from './feedback-queries.ts'
import { readForm } from './read-form.ts'

const tags = ['Feedback']

export type FeedbackParts = { database: Database; clock: () => number; dataDir: string }

export function feedbackRoutes({ database, clock, dataDir }: FeedbackParts): FastifyPluginAsyncZod {
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
        const customerId = signedIn(request).id
        return database.forConcept(conceptId, async (db) => {
          const order = await ownOrder(db, { conceptId, customerId, id: request.params.id })
          if (order.status !== 'finished') {
            throw refusal('not-rateable')
          }
          const known = new Set((await findTopics(db, conceptId, 'order')).map(({ id }) => id))
          const ratings = request.body.ratings.map((rating) => ({
            topicId: rating['topic-id'],
            stars: rating.stars,
          }))
          const isOdd = new Set(ratings.map(({ topicId }) => topicId)).size !== ratings.length
          if (isOdd || ratings.some(({ topicId }) => !known.has(topicId))) {
            throw refusal('invalid-fields', {
              text: 'refusal_topic-rated-twice',
              source: 'ratings',
            })
          }
          const { comment } = request.body
          const feedback = {
            conceptId,
            orderId: order.id,
            customerId,
            ratings,
            comment,
            createdAt: new Date(clock()),
          }
          if (!(await insertFeedback(db, feedback))) {
            throw refusal('already-rated')
          }
          return { data: feedbackResource(feedback) }
        })
      },
    )

    app.post(
      '/feedback',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'Write to the brand, with a picture or a document',
          consumes: ['multipart/form-data'],
          response: answersToBody(MessageDocument),
        },
      },
      async (request) => {
        const { conceptId } = request.tenant
        const { fields, file } = await readForm(request)
        const read = MessageFields.safeParse(fields)
        if (!read.success) throw invalid(read.error)
        const attachmentType = file && typeOf(file)
        if (file && !attachmentType) {
          throw refusal('invalid-fields', {
            text: 'refusal_bad-attachment',
            source: 'attachment',
          })
        }
        const { 'topic-id': topicId, name, contact, message } = read.data
        const id = randomUUID()
        await database.forConcept(conceptId, async (db) => {
          if (topicId != null) {
            const known = await findTopics(db, conceptId, 'brand')
            if (!known.some((topic) => topic.id === topicId)) {
              throw refusal('invalid-fields', {
                text: 'refusal_unknown-topic',
                source: 'topic-id',
              })
            }
          }
          await insertMessage(db, {
            conceptId,
            id,
            customerId: request.customer?.id ?? null,
            topicId: topicId ?? null,
            name,
            contact,
            message,
            attachment: file ? await keepAttachment(dataDir, file) : null,
            attachmentType: attachmentType ?? null,
            createdAt: new Date(clock()),
          })
        })
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

const invalid = (error: z.ZodError) =>
  brokenSchema(
    'invalid-fields',
    error.issues.map(({ path, message }) => ({ source: path.join('/') || 'body', message })),
  )
