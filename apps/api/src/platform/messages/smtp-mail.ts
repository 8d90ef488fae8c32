import { createTransport } from 'nodemailer'
import type { MailSender } from './message-senders.ts'

const DEADLINE_MS = 8_000

export function smtpMail({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport(
    {
      url,
      connectionTimeout: DEADLINE_MS,
      greetingTimeout: DEADLINE_MS,
      socketTimeout: DEADLINE_MS,
      // What a mail says is ours alone: it may name neither files nor addresses to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
  }
}
