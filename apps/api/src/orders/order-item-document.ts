import type { LineIngredient, LineModifier } from '@sufra/domain/cart/cart-line'
import { toDecimal } from '@sufra/domain/money/money'
import type { OrderLineRow } from './order-reads.ts'

/** A line as it was ordered. */
export function orderItemResource({ position, line }: OrderLineRow, decimals: number) {
  const amount = (minor: number) => toDecimal(minor, decimals)
  const chosen = ({ id, names, price, quantity }: LineModifier) => ({
    id,
    name: names,
    price: amount(price),
    quantity,
  })
  return {
    type: 'order-items' as const,
    id: String(position),
    attributes: {
      'item-id': line.itemId,
      name: line.names,
      'image-uri': line.picture,
      quantity: line.quantity,
      price: amount(line.total),
      total: amount(line.total * line.quantity),
      notes: line.notes,
      'is-promotion': line.isPromotion,
      modifiers: line.modifiers.map(chosen),
      'left-out': leftOut(line.ingredients),
      'combo-items': line.comboItems.map((pick) => ({
        id: pick.id,
        'step-id': pick.stepId,
        name: pick.names,
        quantity: pick.quantity,
        price: amount(pick.price),
        modifiers: pick.modifiers.flatMap(({ modifiers }) => modifiers).map(chosen),
        'left-out': leftOut(pick.ingredients),
      })),
    },
  }
}

const leftOut = (ingredients: readonly LineIngredient[]) =>
  ingredients.filter(({ checked }) => !checked).map(({ id, names }) => ({ id, name: names }))
