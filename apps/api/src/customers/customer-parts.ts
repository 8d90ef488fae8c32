import type { Captcha } from '../platform/captcha/captcha.ts'
import type { Database } from '../platform/database/connection.ts'
import type { LinkSettings } from '../platform/http/tenant/link-origin.ts'
import type { RunInBackground } from '../platform/messages/background.ts'
import type { Messages } from '../platform/messages/open-messages.ts'

/** What it takes to find out who a customer is. */
export type CustomerParts = {
  database: Database
  clock: () => number
  environment: LinkSettings & { CODES_PER_NETWORK: number }
  messages: Messages
  captcha: Captcha
  runInBackground: RunInBackground
}
