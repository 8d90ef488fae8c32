import { itemAvailability, type Moment } from '../menu/availability.ts'
import { customisationFaults } from '../menu/customisation-faults.ts'
import type { Item } from '../menu/menu-item.ts'
import type { Words } from '../text/locales.ts'
import { addLine, type Cart, emptyCart, isEmptyCart, withoutPromotions } from './cart.ts'
import { type CartLine, lineOf, toCustomisation } from './cart-line.ts'
import { namesAt, withoutMissing } from './fit-choices.ts'

/** Why an item cannot be had; 'gone' is no longer on the menu at all. */
export type Absence =
  | { state: 'gone' | 'not-here' | 'not-this-type' | 'sold-out' }
  /** The next window, by the branch's clock; null when there is none. */
  | { state: 'later'; from: { weekday: number; minutes: number } | null }

export type FitOutcome =
  | { kind: 'kept'; fitted: CartLine }
  /** Of one piece, in minor units. */
  | { kind: 'new-price'; from: number; to: number; fitted: CartLine }
  /** What cannot be had, and the line without it; null where the customer has to choose again. */
  | { kind: 'option-missing'; names: Words[]; repaired: CartLine | null }
  | { kind: 'not-available'; reason: Absence }

export type RefitLine = { line: CartLine; outcome: FitOutcome }

/**
 * What becomes of each line at another destination, or on a menu read again. The items are those the destination's
 * menu shows; nothing is dropped here.
 */
export const refit = (cart: Cart, items: ReadonlyMap<number, Item>, moment: Moment): RefitLine[] =>
  cart.map((line) => ({ line, outcome: fitLine(line, items.get(line.itemId), moment) }))

/** The cart with what fits unchanged and, of the rest, what was accepted; and the lines it lost by that. */
export function applyRefit(
  lines: readonly RefitLine[],
  /** Keys of the lines. */
  accepted: ReadonlySet<string>,
): { cart: Cart; removed: CartLine[] } {
  const removed: CartLine[] = []
  let cart = emptyCart
  for (const { line, outcome } of lines) {
    const isTaken = outcome.kind === 'kept' || accepted.has(line.key)
    const fitted = isTaken ? fittedLine(outcome) : null
    const change = fitted && addLine(cart, fitted)
    if (change && !change.refused) cart = change.cart
    else removed.push(line)
  }
  // A cart of promotion items only is emptied.
  const rest = withoutPromotions(cart)
  if (!isEmptyCart(rest) || rest.length === cart.length) return { cart, removed }
  return { cart: rest, removed: [...removed, ...cart.filter(({ isPromotion }) => isPromotion)] }
}

const fittedLine = (outcome: FitOutcome) => {
  if (outcome.kind === 'not-available') return null
  return outcome.kind === 'option-missing' ? outcome.repaired : outcome.fitted
}

function fitLine(line: CartLine, item: Item | undefined, moment: Moment): FitOutcome {
  // An upsell taken out is kept so that it is not offered again.
  if (line.quantity === 0) return { kind: 'kept', fitted: line }
  if (!item) return { kind: 'not-available', reason: { state: 'gone' } }
  const reason = absenceOf(item, moment)
  if (reason) return { kind: 'not-available', reason }
  // Its promotion, not the menu, says what it costs and holds.
  if (line.isPromotion) return { kind: 'kept', fitted: line }
  return fitChoices(line, { ...item, isPromotion: false, isUpsell: line.isUpsell }, moment)
}

function fitChoices(line: CartLine, item: Item, moment: Moment): FitOutcome {
  const { line: trimmed, missing } = withoutMissing(line, item, moment)
  const customisation = toCustomisation(trimmed)
  const faults = customisationFaults(item, customisation, moment)
  const fitted = { ...lineOf(item, customisation, moment), discount: line.discount }
  if (missing.length > 0 || faults.length > 0) {
    return {
      kind: 'option-missing',
      names: missing.length > 0 ? missing : faults.flatMap((fault) => namesAt(item, fault)),
      repaired: faults.length > 0 ? null : fitted,
    }
  }
  if (fitted.total === line.total) return { kind: 'kept', fitted }
  return { kind: 'new-price', from: line.total, to: fitted.total, fitted }
}

function absenceOf({ limits }: Item, moment: Moment): Absence | null {
  const availability = itemAvailability(limits, moment)
  if (availability.state === 'later') return availability
  return availability.state === 'available' ? null : { state: availability.state }
}
