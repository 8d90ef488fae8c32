import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { FeedbackResource } from '../orders/orders.ts'
import { Id, RandomId, resource } from '../wire/json-api.ts'

/** GET /topics and GET /orders/{id}/ratings/topics */
export const TopicList = z.object({
  data: z.array(resource('topics', z.object({ name: Words, label: z.string() }))),
})

export const FeedbackDocument = z.object({ data: FeedbackResource })

/** POST /feedback is answered with the message's id. */
export const MessageDocument = z.object({
  data: z.object({ type: z.literal('messages'), id: RandomId }),
})

/** The fields of POST /feedback; the file comes beside them as `attachment`. */
export const MessageFields = z.object({
  'topic-id': z.coerce.number().pipe(Id).nullish(),
  name: z.string().trim().max(100).default(''),
  contact: z.string().trim().max(200).default(''),
  message: z.string().trim().min(1).max(2_000),
})

/** Pictures, which are drawn anew before they are kept. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024
