import { frAllergens } from './fr/allergens.ts'
import { frCurrencies } from './fr/currencies.ts'
import { frFieldFaults } from './fr/field-faults.ts'
import { frMessages } from './fr/messages.ts'
import { frOrders } from './fr/orders.ts'
import { frRefusals } from './fr/refusals.ts'

export const fr = {
  ...frRefusals,
  ...frFieldFaults,
  ...frOrders,
  ...frAllergens,
  ...frCurrencies,
  ...frMessages,
}
