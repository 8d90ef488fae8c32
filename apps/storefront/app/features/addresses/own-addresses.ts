import type { AddressResource } from '@sufra/contract/people/addresses'
import { ownThing } from '../../platform/session/own-thing.ts'

/** The customer's address book, the newest first. */
export const ownAddresses = ownThing<readonly AddressResource[]>(
  async ({ calls, customerId }) => (await calls.addresses(customerId)).data,
)
