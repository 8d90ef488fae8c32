import type { CustomerResource } from '@sufra/contract/people/customers'
import { ownThing } from '../../../platform/session/own-thing.ts'

/** The customer's profile, without addresses, cars and favourites. */
export const ownProfile = ownThing<CustomerResource>(
  async ({ calls, customerId }) => (await calls.customer(customerId)).data,
)
