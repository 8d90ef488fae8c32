import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '../menu/quantity.ts'
import { aCart, aLine, anItem } from '../testing/builders.ts'
import {
  addLine,
  emptyCart,
  hasUpsell,
  isEmptyCart,
  itemCount,
  removeLine,
  replaceLine,
  sentLines,
  setQuantity,
  subtotal,
  undoRemove,
  withoutPromotions,
} from './cart.ts'

const latte = (quantity = 1, notes = '') => aLine(anItem({ id: 1 }), { quantity, notes })
const tea = (quantity = 1) => aLine(anItem({ id: 2 }), { quantity })
const gift = aLine(anItem({ id: 3, isPromotion: true }))
const cookie = aLine(anItem({ id: 4, isUpsell: true }))
const quantities = (cart: readonly { quantity: number }[]) => cart.map(({ quantity }) => quantity)

// proves CU-02
test('the same item with the same choices raises the quantity', () => {
  expect(addLine([latte(2), tea()], latte(3))).toEqual({ cart: [latte(5), tea()], refused: null })
})

// proves CU-02
test('anything else becomes a new line, at the end', () => {
  const { cart } = addLine([latte(), tea()], latte(1, 'no sugar'))
  expect(cart).toEqual([latte(), tea(), latte(1, 'no sugar')])
})

test('a line added again takes the price it has now', () => {
  const dearer = aLine(anItem({ id: 1, price: 15_00 }))
  const { cart } = addLine([latte(2)], dearer)
  expect(subtotal(cart)).toBe(3 * 15_00)
})

test('more pieces than a line can hold are refused whole, and said so', () => {
  const cart = [latte(98)]
  expect(addLine(cart, latte(2))).toEqual({ cart, refused: 'maximum-reached' })
  expect(addLine(cart, latte(1)).cart).toEqual([latte(99)])
})

test('adding never loses or invents a piece', () => {
  const somePieces = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      notes: fc.constantFrom('', 'hot'),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
  )
  fc.assert(
    fc.property(somePieces, (pieces) => {
      let cart = emptyCart
      let taken = 0
      for (const { id, ...changes } of pieces) {
        const change = addLine(cart, aLine(anItem({ id }), changes))
        if (!change.refused) taken += changes.quantity
        cart = change.cart
      }
      expect(itemCount(cart)).toBe(taken)
      expect(new Set(cart.map(({ key }) => key)).size).toBe(cart.length)
    }),
  )
})

test('the quantity goes down to 1 and no further', () => {
  const [line] = aCart(2)
  const down = setQuantity(aCart(2), line?.key ?? '', 1).cart
  expect(quantities(down)).toEqual([1])
  expect(setQuantity(down, line?.key ?? '', 0)).toEqual({ cart: down, refused: null })
})

test('above the maximum it is the maximum, and that is said', () => {
  const { cart, refused } = setQuantity([latte()], latte().key, 120)
  expect(quantities(cart)).toEqual([MAX_QUANTITY])
  expect(refused).toBe('maximum-reached')
})

test('whatever is asked for, a quantity stays between 1 and the maximum', () => {
  fc.assert(
    fc.property(fc.double(), (wanted) => {
      const [quantity = 0] = quantities(setQuantity([latte(7)], latte().key, wanted).cart)
      return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
    }),
  )
})

test('a line can be removed, and put back where it stood', () => {
  const cart = aCart(1, 2, 3)
  const { cart: rest, removed } = removeLine(cart, cart[1]?.key ?? '')
  expect(quantities(rest)).toEqual([1, 3])
  expect(removed && undoRemove(rest, removed)).toEqual({ cart, refused: null })
})

test('a removed line joins an equal one that was added since', () => {
  const { cart, removed } = removeLine([latte(2), tea()], latte().key)
  const again = addLine(cart, latte(1)).cart
  expect(removed && undoRemove(again, removed).cart).toEqual([tea(), latte(3)])
})

test('a removed line that comes back into an equal one takes its price', () => {
  const { cart, removed } = removeLine([latte(2)], latte().key)
  const dearer = addLine(cart, aLine(anItem({ id: 1, price: 15_00 }))).cart
  expect(removed && subtotal(undoRemove(dearer, removed).cart)).toBe(3 * 15_00)
})

// proves CU-05
test('a removed upsell stays with quantity 0: not counted, not sent, and it can come back', () => {
  const { cart, removed } = removeLine([latte(), cookie], cookie.key)
  expect(quantities(cart)).toEqual([1, 0])
  expect(sentLines(cart)).toEqual([latte()])
  expect(itemCount(cart)).toBe(1)
  expect(hasUpsell(cart)).toBe(false)
  expect(removed && undoRemove(cart, removed).cart).toEqual([latte(), cookie])
  expect(addLine(cart, cookie).cart).toEqual([latte(), cookie])
})

test('the last item that is not a promotion’s cannot leave before it', () => {
  const cart = [latte(), gift]
  expect(removeLine(cart, latte().key)).toEqual({
    cart,
    refused: 'last-beside-promotion',
    removed: null,
  })
  expect(removeLine([latte(), tea(), gift], latte().key).refused).toBeNull()
  expect(removeLine([cookie, gift], cookie.key).refused).toBe('last-beside-promotion')
})

test('an upsell taken out before does not count as an item beside the promotion', () => {
  const { cart } = removeLine([latte(), cookie, gift], cookie.key)
  expect(removeLine(cart, latte().key).refused).toBe('last-beside-promotion')
})

test('a promotion item is neither removed, counted up nor edited by itself', () => {
  const cart = [latte(), gift]
  expect(removeLine(cart, gift.key)).toEqual({ cart, refused: 'promotion', removed: null })
  expect(setQuantity(cart, gift.key, 2)).toEqual({ cart, refused: 'promotion' })
  expect(replaceLine(cart, gift.key, tea())).toEqual({ cart, refused: 'promotion' })
  expect(withoutPromotions(cart)).toEqual([latte()])
})

test('an edited line keeps its place', () => {
  const edited = latte(3, 'no sugar')
  expect(replaceLine([latte(), tea()], latte().key, edited).cart).toEqual([edited, tea()])
  expect(replaceLine([latte(5), tea()], latte().key, latte(2)).cart).toEqual([latte(2), tea()])
})

test('a line edited into another one joins it', () => {
  const cart = [latte(1, 'no sugar'), tea(), latte(2)]
  expect(replaceLine(cart, latte(1, 'no sugar').key, latte(1)).cart).toEqual([tea(), latte(3)])
  const full = [latte(1, 'no sugar'), latte(99)]
  expect(replaceLine(full, latte(1, 'no sugar').key, latte(1))).toEqual({
    cart: full,
    refused: 'maximum-reached',
  })
})

test('an edited upsell remains an upsell', () => {
  const edited = aLine(anItem({ id: 4 }), { notes: 'warm' })
  const { cart } = replaceLine([cookie], cookie.key, edited)
  expect(hasUpsell(cart)).toBe(true)
  expect(cart).toEqual([aLine(anItem({ id: 4, isUpsell: true }), { notes: 'warm' })])
})

test('what is not in the cart cannot be changed', () => {
  const nothing = { cart: [tea()], refused: 'not-in-cart' }
  expect(setQuantity([tea()], 'x', 2)).toEqual(nothing)
  expect(replaceLine([tea()], 'x', latte())).toEqual(nothing)
  expect(removeLine([tea()], 'x')).toEqual({ ...nothing, removed: null })
})

test('a cart with nothing to send is empty', () => {
  const { cart } = removeLine([cookie], cookie.key)
  expect(isEmptyCart(emptyCart)).toBe(true)
  expect(isEmptyCart(cart)).toBe(true)
  expect(isEmptyCart([latte()])).toBe(false)
})
