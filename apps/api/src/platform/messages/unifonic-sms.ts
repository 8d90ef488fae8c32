import { z } from 'zod'
import type { SmsSender } from './message-senders.ts'
import { postForm } from './post-form.ts'

export type UnifonicAccount = { url: string; appSid: string; sender: string }

/** Says `true` in one place of its documentation and "true" in another. */
const Taken = z.object({ success: z.union([z.literal(true), z.literal('true')]) })
const Refused = z.object({ errorCode: z.string() })

/** Unifonic's messages; recipients without + or 00. */
export function unifonicSms({ url, appSid, sender }: UnifonicAccount): SmsSender {
  return {
    async send({ to, text }) {
      const { status, body } = await postForm(`${url}/rest/SMS/messages`, {
        AppSid: appSid,
        SenderID: sender,
        Recipient: to,
        Body: text,
        responseType: 'JSON',
      })
      if (status === 200 && Taken.safeParse(body).success) return
      const reason = Refused.safeParse(body).data?.errorCode ?? ''
      throw new Error(`Unifonic refused a message: ${status} ${reason}`)
    },
  }
}
