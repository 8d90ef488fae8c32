import { z } from 'zod'
import { ownedResource } from '../wire/json-api.ts'

/** GET /dev/outbox.json: what the demo would have sent, the newest first. */
export const OutboxList = z.object({
  data: z.array(
    ownedResource(
      'messages',
      z.object({
        kind: z.enum(['sms', 'mail']),
        to: z.string(),
        subject: z.string().nullable(),
        text: z.string(),
        'sent-at': z.iso.datetime(),
      }),
    ),
  ),
})
export type OutboxList = z.infer<typeof OutboxList>
