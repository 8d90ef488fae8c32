import { z } from 'zod'

/** Who carries messages. `outbox`: nobody does, the demo shows them. */
export const MessageEnvironment = {
  SMS: z.enum(['outbox', 'twilio', 'unifonic']).default('outbox'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** A number in international form, or the id of a messaging service (MG…). */
  TWILIO_FROM: z.string().optional(),
  TWILIO_URL: z.url().default('https://api.twilio.com'),
  UNIFONIC_APP_SID: z.string().optional(),
  UNIFONIC_SENDER: z.string().optional(),
  UNIFONIC_URL: z.url().default('https://el.cloud.unifonic.com'),
  MAIL: z.enum(['outbox', 'smtp']).default('outbox'),
  /** smtps://user:password@mail.example:465 */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
}
/** `DEMO`: whether the outbox may stand in for a service. */
export type MessageSettings = z.infer<z.ZodObject<typeof MessageEnvironment>> & { DEMO: boolean }
