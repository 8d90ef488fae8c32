import type { Database } from '../database/connection.ts'
import { requiredSetting } from '../environment/required-setting.ts'
import type { MessageSettings } from './message-environment.ts'
import type { MailSender, SmsSender } from './message-senders.ts'
import { insertOutboxMessage } from './outbox-queries.ts'
import { smtpMail } from './smtp-mail.ts'
import { twilioSms } from './twilio-sms.ts'
import { unifonicSms } from './unifonic-sms.ts'

export type Messages = { sms: SmsSender; mail: MailSender }

/**
 * The senders the settings name. The outbox can be read by anybody, so it never stands beside a
 * service that serves real customers.
 */
export function openMessages(environment: MessageSettings, database: Database): Messages {
  const { DEMO, SMS, MAIL } = environment
  const kept = [SMS, MAIL].filter((name) => name === 'outbox').length
  if (kept > 0 && !DEMO) throw new Error('DEMO=false needs SMS and MAIL to name a service')
  if (kept === 1) throw new Error('SMS and MAIL are both kept in the outbox, or neither is')
  return {
    sms: SMS_SENDERS[SMS](environment, database),
    mail: MAIL_SENDERS[MAIL](environment, database),
  }
}

/** Whether what was sent can be read at /dev/outbox. */
export const hasOutbox = ({ DEMO, SMS }: MessageSettings) => DEMO && SMS === 'outbox'

type Open<Sender> = (environment: MessageSettings, database: Database) => Sender

const SMS_SENDERS: Record<MessageSettings['SMS'], Open<SmsSender>> = {
  outbox: (_environment, database) => outboxSms(database),
  twilio: (environment) =>
    twilioSms({
      url: environment.TWILIO_URL,
      accountSid: requiredSetting(environment, 'TWILIO_ACCOUNT_SID', 'SMS=twilio'),
      authToken: requiredSetting(environment, 'TWILIO_AUTH_TOKEN', 'SMS=twilio'),
      from: requiredSetting(environment, 'TWILIO_FROM', 'SMS=twilio'),
    }),
  unifonic: (environment) =>
    unifonicSms({
      url: environment.UNIFONIC_URL,
      appSid: requiredSetting(environment, 'UNIFONIC_APP_SID', 'SMS=unifonic'),
      sender: requiredSetting(environment, 'UNIFONIC_SENDER', 'SMS=unifonic'),
    }),
}

const MAIL_SENDERS: Record<MessageSettings['MAIL'], Open<MailSender>> = {
  outbox: (_environment, database) => outboxMail(database),
  smtp: (environment) =>
    smtpMail({
      url: requiredSetting(environment, 'SMTP_URL', 'MAIL=smtp'),
      from: requiredSetting(environment, 'MAIL_FROM', 'MAIL=smtp'),
    }),
}

/** The demo's: what would have been sent is kept, to be read at /dev/outbox. */
export const outboxSms = (database: Database): SmsSender => ({
  async send({ conceptId, to, text, now }) {
    const message = { kind: 'sms', recipient: to, subject: null, body: text } as const
    await database.forConcept(conceptId, (db) =>
      insertOutboxMessage(db, { conceptId, ...message, sentAt: new Date(now) }),
    )
  },
})

export const outboxMail = (database: Database): MailSender => ({
  async send({ conceptId, to, subject, text, now }) {
    const message = { kind: 'mail', recipient: to, subject, body: text } as const
    await database.forConcept(conceptId, (db) =>
      insertOutboxMessage(db, { conceptId, ...message, sentAt: new Date(now) }),
    )
  },
})
