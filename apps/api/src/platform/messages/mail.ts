/** Somebody who carries mail. */
export type MailSender = {
  send(mail: Mail): Promise<void>
}
export type Mail = { conceptId: number; to: string; subject: string; text: string; now: number }
