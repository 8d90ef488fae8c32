import type { Captcha } from '../captcha/captcha.ts'
import type { Database } from '../database/connection.ts'
import type { ApiEnvironment } from '../environment.ts'
import type { Afterwards } from '../messages/afterwards.ts'
import type { Messages } from '../messages/open-messages.ts'

/** What it takes to find out who a customer is. */
export type CustomerParts = {
  database: Database
  clock: () => number
  environment: ApiEnvironment
  messages: Messages
  captcha: Captcha
  afterwards: Afterwards
}
