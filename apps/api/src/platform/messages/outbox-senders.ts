import type { Database } from '../database/connection.ts'
import type { MailSender } from './mail.ts'
import { insertMessage } from './outbox-queries.ts'
import type { SmsSender } from './sms.ts'

/** The demo's: what would have been sent is kept, to be read at /dev/outbox. */
export const outboxSms = (database: Database): SmsSender => ({
  async send({ conceptId, to, text, now }) {
    const message = { kind: 'sms', recipient: to, subject: null, body: text } as const
    await database.forConcept(conceptId, (db) =>
      insertMessage(db, { conceptId, ...message, sentAt: new Date(now) }),
    )
  },
})

export const outboxMail = (database: Database): MailSender => ({
  async send({ conceptId, to, subject, text, now }) {
    const message = { kind: 'mail', recipient: to, subject, body: text } as const
    await database.forConcept(conceptId, (db) =>
      insertMessage(db, { conceptId, ...message, sentAt: new Date(now) }),
    )
  },
})
