import type { FeedbackRequest } from '@sufra/contract/orders/orders'
import type { z } from 'zod'
import { ownOrder } from '../orders/following/own-order.ts'
import { insertFeedback } from '../orders/order-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { findTopics } from './feedback-queries.ts'

/** A customer rates an order of their own, once, after it is finished. */
export async function rateOrder(
  db: Db,
  { conceptId, customerId, id }: { conceptId: number; customerId: string; id: string },
  given: z.output<typeof FeedbackRequest>,
  now: number,
) {
  const order = await ownOrder(db, { conceptId, customerId, id })
  if (order.status !== 'finished') {
    throw refusal('not-rateable')
  }
  const known = new Set((await findTopics(db, conceptId, 'order')).map((topic) => topic.id))
  const ratings = given.ratings.map(({ 'topic-id': topicId, stars }) => ({ topicId, stars }))
  const hasTwice = new Set(ratings.map(({ topicId }) => topicId)).size !== ratings.length
  if (hasTwice || ratings.some(({ topicId }) => !known.has(topicId))) {
    throw refusal('invalid-fields', { text: 'refusal_topic-rated-twice', source: 'ratings' })
  }
  const feedback = {
    conceptId,
    orderId: order.id,
    customerId,
    ratings,
    comment: given.comment,
    createdAt: new Date(now),
  }
  if (!(await insertFeedback(db, feedback))) {
    throw refusal('already-rated')
  }
  return feedback
}
