/** Somebody who carries texts to telephones. */
export type SmsSender = {
  send(sms: Sms): Promise<void>
}
/** `to` is dial code and number, digits only. */
export type Sms = { conceptId: number; to: string; text: string; now: number }
