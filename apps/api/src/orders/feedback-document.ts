import type { findFeedbacks } from './order-reads.ts'

type Row = Awaited<ReturnType<typeof findFeedbacks>>[number]

export const feedbackResource = ({ orderId, ratings, comment, createdAt }: Row) => ({
  type: 'feedbacks' as const,
  id: orderId,
  attributes: {
    ratings: ratings.map(({ topicId, stars }) => ({ 'topic-id': topicId, stars })),
    comment,
    'created-at': createdAt.toISOString(),
  },
})
