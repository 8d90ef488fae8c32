/** A mail service. */
export type MailSender = {
  send(mail: Mail): Promise<void>
}
export type Mail = { conceptId: number; to: string; subject: string; text: string; now: number }

/** A text message service. */
export type SmsSender = {
  send(sms: Sms): Promise<void>
}

/** `to` is dial code and number, digits only. */
export type Sms = { conceptId: number; to: string; text: string; now: number }
