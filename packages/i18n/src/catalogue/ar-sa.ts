import { arSaAllergens } from './ar-sa/allergens.ts'
import { arSaCurrencies } from './ar-sa/currencies.ts'
import { arSaFieldFaults } from './ar-sa/field-faults.ts'
import { arSaMessages } from './ar-sa/messages.ts'
import { arSaOrders } from './ar-sa/orders.ts'
import { arSaRefusals } from './ar-sa/refusals.ts'

export const arSa = {
  ...arSaRefusals,
  ...arSaFieldFaults,
  ...arSaOrders,
  ...arSaAllergens,
  ...arSaCurrencies,
  ...arSaMessages,
}
