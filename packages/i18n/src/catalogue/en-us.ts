import { enUsAllergens } from './en-us/allergens.ts'
import { enUsCurrencies } from './en-us/currencies.ts'
import { enUsFieldFaults } from './en-us/field-faults.ts'
import { enUsMessages } from './en-us/messages.ts'
import { enUsOrders } from './en-us/orders.ts'
import { enUsRefusals } from './en-us/refusals.ts'

/** All that the API says; the interfaces take the parts they show. */
export const enUs = {
  ...enUsRefusals,
  ...enUsFieldFaults,
  ...enUsOrders,
  ...enUsAllergens,
  ...enUsCurrencies,
  ...enUsMessages,
} as const
