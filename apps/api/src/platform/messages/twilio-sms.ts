import type { SmsSender } from './message-senders.ts'
import { postForm } from './post-form.ts'

export type TwilioAccount = { url: string; accountSid: string; authToken: string; from: string }

/** Twilio Programmable Messaging. */
export function twilioSms({ url, accountSid, authToken, from }: TwilioAccount): SmsSender {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    async send({ to, text }) {
      const { status, body } = await postForm(
        `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        { To: `+${to}`, ...sender, Body: text },
        { authorization: `Basic ${credentials}` },
      )
      if (status !== 201) throw new Error(`Twilio refused a message: ${status} ${codeOf(body)}`)
    },
  }
}

/** The number of the reason; the answer's own words may hold the telephone number. */
const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
