import type { CustomerResource } from '@sufra/contract/people/customers'
import { ownThing } from '../../../platform/session/own-thing.ts'

/** Everything we know of the customer but their things. */
export const ownProfile = ownThing<CustomerResource>(
  async ({ calls, customerId }) => (await calls.customer(customerId)).data,
)
