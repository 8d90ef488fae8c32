import type { ApiClient } from '@sufra/contract/client/client'
import { signedInClient } from '../../platform/session/customer-calls.ts'
import type { RequestContext } from '../../platform/visit/api-settings.ts'

/** The calls about an order to be: whoever makes them shows their own waiting. */
export const pricingCalls = (context: RequestContext): ApiClient['pricing'] =>
  signedInClient(context).pricing
