import fc from 'fast-check'
import {
  addLine,
  emptyCart,
  hasUpsell,
  itemCount,
  type RemovedLine,
  removeLine,
  replaceLine,
  sentLines,
  setQuantity,
  subtotal,
  undoRemove,
  withoutPromotions,
} from '../cart/cart.ts'
import { cartModel } from './cart-model.ts'
import { type CartPlayer, someOperations } from './cart-operations.ts'
import { tally } from './tally.ts'
import { wishAt } from './wishes.ts'

const RULES = { addLine, setQuantity, removeLine, undoRemove, replaceLine }
/** A test may hand in rules it has broken. */
export type CartRules = typeof RULES

/**
 * Plays random sequences of operations on a cart and on a plain model of one, and compares the two after
 * every operation. A failure tells the shortest sequence that makes a difference.
 */
export function checkCartSequences(runs: number, broken: Partial<CartRules> = {}) {
  let operations = 0
  const property = fc.property(someOperations, (sequence) => {
    const players = [productCart({ ...RULES, ...broken }), cartModel()]
    for (const operation of sequence) {
      operations += 1
      const [product, model] = players.map((player) => {
        const refused = player.play(operation)
        return JSON.stringify({ refused, ...player.told() })
      })
      if (product !== model) throw new Error(`The cart tells ${product}, the model ${model}`)
    }
  })
  const { failed, numRuns, counterexample, errorInstance } = fc.check(property, { numRuns: runs })
  return {
    sequences: numRuns,
    operations,
    failure: failed ? `${errorInstance} after ${JSON.stringify(counterexample)}` : null,
  }
}

function productCart(rules: CartRules): CartPlayer {
  let cart = emptyCart
  let removed: RemovedLine | null = null
  const keyAt = (at: number) => cart[at]?.key ?? ''
  const lineFor = (wish: number, quantity: number) => ({ ...wishAt(wish).line, quantity })

  return {
    play(operation) {
      let refused: string | null = null
      switch (operation.do) {
        case 'add':
          ;({ cart, refused } = rules.addLine(cart, lineFor(operation.wish, operation.quantity)))
          break
        case 'set':
          ;({ cart, refused } = rules.setQuantity(cart, keyAt(operation.at), operation.quantity))
          break
        case 'replace': {
          const line = lineFor(operation.wish, operation.quantity)
          ;({ cart, refused } = rules.replaceLine(cart, keyAt(operation.at), line))
          break
        }
        case 'remove': {
          const change = rules.removeLine(cart, keyAt(operation.at))
          ;({ cart, refused } = change)
          removed = change.removed ?? removed
          break
        }
        case 'undo':
          if (removed) ({ cart, refused } = rules.undoRemove(cart, removed))
          removed = null
          break
        case 'reload':
          cart = JSON.parse(JSON.stringify(cart))
          break
        case 'end-promotion':
          cart = withoutPromotions(cart)
          break
        case 'empty':
          cart = emptyCart
      }
      return refused
    },

    told: () => ({
      lines: cart.map((line) => ({
        what: `${kindOf(line)} ${tally(line)}`,
        quantity: line.quantity,
        total: line.total,
      })),
      pieces: itemCount(cart),
      subtotal: subtotal(cart),
      sent: sentLines(cart).length,
      hasUpsell: hasUpsell(cart),
    }),
  }
}

function kindOf({ isPromotion, isUpsell }: { isPromotion: boolean; isUpsell: boolean }) {
  if (isPromotion) return 'promotion'
  return isUpsell ? 'upsell' : 'item'
}
