import { addLine, type Cart, emptyCart } from '@sufra/domain/cart/cart'
import type {
  CartLine,
  LineComboItem,
  LineIngredient,
  LineModifier,
} from '@sufra/domain/cart/cart-line'
import { lineKey } from '@sufra/domain/cart/line-choice'
import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { MAX_QUANTITY } from '@sufra/domain/menu/quantity'
import { toDecimal, toMinor } from '@sufra/domain/money/money'
import { LOCALES, type Words } from '@sufra/domain/text/locales'
import { fieldsOf, isId, isWithin } from '../../platform/storage/checked-fields.ts'

/** The most lines that are read: far above any real order. */
const MAX_LINES = 500

/** The cart in a list off the browser's storage. A line that cannot be read is left out, the others stay. */
export function readLines(stored: readonly unknown[], decimals: number): Cart {
  let cart = emptyCart
  for (const value of stored.slice(0, MAX_LINES)) {
    try {
      cart = addLine(cart, readLine(value, decimals)).cart
    } catch {
      // Left out: whatever wrote it, the rest of the order is worth keeping.
    }
  }
  return cart
}

export const storedLine = (line: CartLine, decimals: number) => {
  const amount = (minor: number) => toDecimal(minor, decimals)
  const modifier = ({ id, names, price, quantity }: LineModifier) => ({
    id,
    name: names,
    price: amount(price),
    quantity,
  })
  const ingredient = ({ id, names, quantity, checked }: LineIngredient) => ({
    id,
    name: names,
    quantity,
    checked,
  })
  return {
    id: line.itemId,
    name: line.names,
    description: line.description,
    imgUrl: line.picture,
    price: amount(line.price),
    total: amount(line.total),
    quantity: line.quantity,
    notes: line.notes,
    discount: amount(line.discount),
    modifiers: line.modifiers.map(modifier),
    ingredients: line.ingredients.map(ingredient),
    'combo-items': line.comboItems.map((pick) => ({
      id: pick.id,
      'step-id': pick.stepId,
      name: pick.names,
      price: amount(pick.price),
      quantity: pick.quantity,
      ingredients: pick.ingredients.map(ingredient),
      modifiers: pick.modifiers.map(({ id, names, modifiers }) => ({
        id,
        name: names,
        modifiers: modifiers.map(modifier),
      })),
    })),
    prices: Object.entries(line.prices).map(([location, price]) => ({
      'location-id': Number(location),
      price: amount(price),
    })),
    'excluded-locations': line.excludedLocations,
    'out-of-stock-locations': line.outOfStockLocations,
    'is-promotion': line.isPromotion,
    isUpsell: line.isUpsell,
  }
}

function readLine(value: unknown, decimals: number): CartLine {
  const fields = fieldsOf(value)
  const amount = (decimal: unknown) =>
    (isWithin(decimal, 0, Number.MAX_SAFE_INTEGER) ? toMinor(decimal, decimals) : null) ??
    unreadable()
  const modifier = (each: unknown): LineModifier => {
    const { id, name, price, quantity } = fieldsOf(each)
    return { id: idOf(id), names: named(name), price: amount(price), quantity: pieces(quantity) }
  }
  const comboItem = (each: unknown): LineComboItem => {
    const pick = fieldsOf(each)
    return {
      stepId: idOf(pick['step-id']),
      id: idOf(pick.id),
      names: named(pick.name),
      price: amount(pick.price),
      quantity: pieces(pick.quantity),
      ingredients: listOf(pick.ingredients, ingredientOf),
      modifiers: listOf(pick.modifiers, (group) => {
        const { id, name, modifiers } = fieldsOf(group)
        return { id: idOf(id), names: named(name), modifiers: listOf(modifiers, modifier) }
      }),
    }
  }
  const isUpsell = flag(fields.isUpsell)
  const line = {
    itemId: idOf(fields.id),
    names: named(fields.name),
    description: wordsOf(fields.description),
    picture: typeof fields.imgUrl === 'string' ? fields.imgUrl : null,
    price: amount(fields.price),
    total: amount(fields.total),
    // Only an upsell that was taken out stays with none.
    quantity: isUpsell && fields.quantity === 0 ? 0 : pieces(fields.quantity),
    notes: noteOf(fields.notes),
    discount: amount(fields.discount ?? 0),
    modifiers: listOf(fields.modifiers, modifier),
    ingredients: listOf(fields.ingredients, ingredientOf),
    comboItems: listOf(fields['combo-items'], comboItem),
    prices: Object.fromEntries(
      listOf(fields.prices, (each) => {
        const { 'location-id': location, price } = fieldsOf(each)
        return [idOf(location), amount(price)]
      }),
    ),
    excludedLocations: listOf(fields['excluded-locations'], idOf),
    outOfStockLocations: listOf(fields['out-of-stock-locations'], idOf),
    isPromotion: flag(fields['is-promotion']),
    isUpsell,
  }
  return { ...line, key: lineKey(line) }
}

function ingredientOf(value: unknown): LineIngredient {
  const { id, name, quantity, checked } = fieldsOf(value)
  if (typeof checked !== 'boolean') return unreadable()
  return { id: idOf(id), names: wordsOf(name), quantity: pieces(quantity ?? 1), checked }
}

const idOf = (value: unknown): number => (isId(value) ? value : unreadable())

const pieces = (value: unknown): number =>
  isWithin(value, 1, MAX_QUANTITY) && Number.isInteger(value) ? value : unreadable()

const flag = (value: unknown = false): boolean =>
  typeof value === 'boolean' ? value : unreadable()

const noteOf = (value: unknown = ''): string =>
  typeof value === 'string' ? value.slice(0, NOTES_MAX) : unreadable()

/** What is not there is an empty list; a list with something strange in it is not read half. */
function listOf<Entry>(value: unknown, read: (each: unknown) => Entry): Entry[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(read) : unreadable()
}

function wordsOf(value: unknown): Words {
  const fields = fieldsOf(value)
  const words: Words = {}
  for (const locale of LOCALES) {
    const text = fields[locale]
    if (typeof text === 'string') words[locale] = text
  }
  return words
}

function named(value: unknown): Words {
  const words = wordsOf(value)
  return Object.values(words).some(Boolean) ? words : unreadable()
}

function unreadable(): never {
  throw new Error('not a cart line')
}
