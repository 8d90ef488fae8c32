import type { PayloadItem } from '@sufra/contract/orders/checkout-payload'
import type { ProblemDetail } from '@sufra/contract/wire/problems'
import { type OrderedLine, orderedLine } from '@sufra/domain/cart/cart-line'
import { isCategoryVisible, itemAvailability, type Moment } from '@sufra/domain/menu/availability'
import type { Choices, ComboPick, Customisation } from '@sufra/domain/menu/customisation'
import type { CustomisationFault } from '@sufra/domain/menu/customisation-faults'
import { customisationFaults } from '@sufra/domain/menu/customisation-faults'
import { type Item, modifiersOf } from '@sufra/domain/menu/menu-item'
import type { Benefit } from '@sufra/domain/pricing/promotions'
import type { Words } from '@sufra/domain/text/locales'
import type { OrderWords } from '../order-words.ts'
import type { BookMenu, PriceBook } from './price-book.ts'

export type LineReading = {
  lines: OrderedLine[]
  faults: ProblemDetail[]
  /** The names of what this branch does not have at this moment. */
  unavailable: Words[]
}

/** Every line as the published menu prices it at this branch and moment, and all that is wrong with any. */
export function priceLines(
  book: PriceBook,
  items: readonly PayloadItem[],
  given: { moment: Moment; benefit: Benefit | null; words: OrderWords },
): LineReading {
  const { words } = given
  const { orderType } = given.moment
  const menu = orderType ? book.menuFor(orderType) : null
  const lines: OrderedLine[] = []
  const faults: ProblemDetail[] = []
  const unavailable: Words[] = []
  for (const [index, wanted] of items.entries()) {
    const source = `items/${index}`
    const item = menu?.items.get(wanted.id)
    if (!menu || !item) {
      faults.push({ code: 'item-not-found', detail: words.itemNotFound, source })
      continue
    }
    if (!isOnSale(book, menu, item, given.moment)) {
      unavailable.push(item.names)
      faults.push({ code: 'item-unavailable', detail: words.unavailable(item.names), source })
    }
    const read = readLine(item, wanted, given)
    lines.push(read.line)
    faults.push(...read.faults.map((fault) => ({ ...fault, source })))
  }
  return { lines, faults, unavailable }
}

function readLine(
  item: Item,
  wanted: PayloadItem,
  { moment, benefit, words }: { moment: Moment; benefit: Benefit | null; words: OrderWords },
) {
  const customisation = customisationOf(wanted)
  const faults: Omit<ProblemDetail, 'source'>[] = []
  for (const fault of customisationFaults(item, customisation, moment)) {
    faults.push(faultDetail(item, fault, words))
  }
  const line = orderedLine(item, customisation, moment)
  if (!wanted['is-promotion']) return { line: { ...line, isPromotion: false }, faults }

  const isGiven =
    benefit?.kind === 'item' && benefit.itemId === item.id && benefit.quantity === wanted.quantity
  if (!isGiven) {
    faults.push({ code: 'not-a-promotion', detail: words.notAPromotion(item.names) })
    return { line, faults }
  }
  // The promotion replaces the item's own price; what was chosen on top is paid for.
  const total = line.total - line.price + benefit.price
  return { line: { ...line, price: benefit.price, total, isPromotion: true }, faults }
}

function isOnSale(book: PriceBook, menu: BookMenu, item: Item, moment: Moment) {
  const category = menu.categories.get(item.id)
  const { locationId } = moment
  const inactive = (locationId !== null && book.inactiveCategories.get(locationId)) || []
  const isShown =
    category &&
    isCategoryVisible(category, {
      locationId,
      applicationId: book.application.id,
      inactiveCategories: inactive,
    })
  return isShown && itemAvailability(item.limits, moment).state === 'available'
}

function faultDetail(item: Item, fault: CustomisationFault, words: OrderWords) {
  const options = item.combo.flatMap((step) => step.options.map((option) => option.item))
  const modifiers = [item, ...options].flatMap(modifiersOf)
  const groups = [item, ...options].flatMap(({ groups }) => groups)
  return lineFault(fault, words, {
    item: item.names,
    modifier: (id) => modifiers.find((each) => each.id === id)?.names,
    option: (id) => options.find((each) => each.id === id)?.names,
    group: (id) => groups.find((each) => each.id === id)?.names,
    step: (id) => item.combo.find((each) => each.id === id)?.names,
  })
}

function customisationOf(wanted: PayloadItem): Customisation {
  const combo: Record<number, ComboPick[]> = {}
  for (const pick of wanted['combo-items'] ?? []) {
    const modifiers = pick.modifiers?.flatMap((group) => group.modifiers ?? [])
    const choices = choicesOf(modifiers, pick.ingredients)
    const stepId = pick['step-id']
    const picks = Array.from({ length: pick.quantity }, () => ({ itemId: pick.id, choices }))
    combo[stepId] = [...(combo[stepId] ?? []), ...picks]
  }
  return {
    ...choicesOf(wanted.modifiers, wanted.ingredients),
    combo,
    notes: wanted.notes ?? '',
    quantity: wanted.quantity,
  }
}

/** A modifier written twice is taken twice. */
function choicesOf(
  modifiers: PayloadItem['modifiers'],
  ingredients: PayloadItem['ingredients'],
): Choices {
  const taken: Record<number, number> = {}
  for (const { id, quantity } of modifiers ?? []) taken[id] = (taken[id] ?? 0) + quantity
  return { modifiers: taken, leftOut: [...new Set(ingredients?.map(({ id }) => id))] }
}

/** What the parts of an item are called; undefined for what it does not have. */
type Names = {
  item: Words
  modifier: (id: number) => Words | undefined
  option: (id: number) => Words | undefined
  group: (id: number) => Words | undefined
  step: (id: number) => Words | undefined
}

/** A fault of a line as a client reads it. */
export function lineFault(fault: CustomisationFault, words: OrderWords, names: Names) {
  const { stepId, groupId } = fault.where
  const part =
    (groupId !== null && names.group(groupId)) || (stepId !== null && names.step(stepId)) || {}
  switch (fault.kind) {
    case 'below-minimum':
      return { code: 'below-minimum', detail: words.belowMinimum(names.item, part, fault.needed) }
    case 'above-maximum':
      return { code: 'above-maximum', detail: words.aboveMaximum(names.item, part, fault.allowed) }
    case 'notes-too-long':
      return { code: 'notes-too-long', detail: words.notesTooLong }
    case 'not-offered':
      return { code: `${fault.what}-not-found`, detail: words.notOffered(names.item) }
    case 'sold-out': {
      const name = (fault.what === 'modifier' ? names.modifier : names.option)(fault.id)
      return fault.what === 'modifier'
        ? { code: 'modifier-unavailable', detail: words.disabled(name ?? {}) }
        : { code: 'item-unavailable', detail: words.unavailable(name ?? names.item) }
    }
  }
}
