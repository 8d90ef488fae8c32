import { minorOf } from '@sufra/contract/wire/minor-of'
import type { CartLine, LineIngredient, LineModifier } from '@sufra/domain/cart/cart-line'
import { lineKey } from '@sufra/domain/cart/line-choice'
import type { OrderItem } from '../../../order/placed/order-model.ts'

type Chosen = Pick<OrderItem, 'modifiers' | 'left-out'>

/**
 * A line of an order as the cart would hold it, at what it cost then. What else the menu knows of the
 * item is not told with an order: the line has yet to be fitted to today's menu.
 */
export function orderedLine(item: OrderItem, decimals: number): CartLine {
  const amount = (decimal: number) => minorOf(decimal, decimals)
  const modifiersOf = ({ modifiers }: Chosen): LineModifier[] =>
    modifiers.map(({ id, name, price, quantity }) => ({
      id,
      names: name,
      price: amount(price),
      quantity,
    }))
  const line = {
    itemId: item['item-id'],
    names: item.name,
    description: {},
    picture: item['image-uri'],
    price: amount(item.price),
    total: amount(item.price),
    quantity: item.quantity,
    notes: item.notes,
    discount: 0,
    modifiers: modifiersOf(item),
    ingredients: leftOut(item),
    comboItems: item['combo-items'].map((pick) => ({
      stepId: pick['step-id'],
      id: pick.id,
      names: pick.name,
      price: amount(pick.price),
      quantity: pick.quantity,
      ingredients: leftOut(pick),
      // Which group each is from does not matter: its id alone tells what was chosen.
      modifiers: [{ id: 0, names: {}, modifiers: modifiersOf(pick) }],
    })),
    prices: {},
    excludedLocations: [],
    outOfStockLocations: [],
    isPromotion: false,
    isUpsell: false,
  }
  return { ...line, key: lineKey(line) }
}

const leftOut = (chosen: Chosen): LineIngredient[] =>
  chosen['left-out'].map(({ id, name }) => ({ id, names: name, quantity: 1, checked: false }))
