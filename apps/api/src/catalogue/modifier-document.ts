import type { MenuModifier, MenuModifierGroup } from '@sufra/contract/menu/menu'
import type { Currency } from '@sufra/domain/money/currencies'

import { allergenLevels } from './allergen-document.ts'
import { decimalPrice } from './decimal-price.ts'
import type { Modifier, ModifierGroup } from './modifier-queries.ts'

export const modifierGroupDocument = (group: ModifierGroup): MenuModifierGroup => ({
  id: group.id,
  name: group.name,
  kind: group.kind,
  minimum: group.minimum,
  maximum: group.maximum,
  modifiers: group.modifiers.map((modifier) => modifier.id),
})

export const modifierDocument = (modifier: Modifier, currency: Currency): MenuModifier => ({
  id: modifier.id,
  name: modifier.name,
  price: decimalPrice(modifier.priceMinor, currency),
  calories: modifier.calories,
  allergens: allergenLevels(modifier.allergens),
  maximum: modifier.maximum,
  'is-default': modifier.isDefault,
  'out-of-stock-locations': modifier.outOfStockLocations,
})
