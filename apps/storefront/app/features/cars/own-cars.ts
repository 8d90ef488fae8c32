import type { CarResource } from '@sufra/contract/people/cars'
import { ownThing } from '../../platform/session/own-thing.ts'

/** The customer's cars, the newest first. */
export const ownCars = ownThing<readonly CarResource[]>(
  async ({ calls, customerId }) => (await calls.cars(customerId)).data,
)
