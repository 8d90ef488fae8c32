import type { PayloadItem } from '@sufra/contract/orders/checkout-payload'
import { type OrderedLine, orderedLine } from '@sufra/domain/cart/cart-line'
import { isCategoryVisible, itemAvailability, type Moment } from '@sufra/domain/menu/availability'
import {
  type Choices,
  type ComboPick,
  type Customisation,
  NOTES_MAX,
} from '@sufra/domain/menu/customisation'
import {
  type CustomisationFault,
  customisationFaults,
} from '@sufra/domain/menu/customisation-faults'
import { type Item, modifiersOf } from '@sufra/domain/menu/menu-item'
import type { Benefit } from '@sufra/domain/pricing/promotions'
import type { Words } from '@sufra/domain/text/locales'
import { refusal } from '../../platform/http/problems/problem.ts'
import type { Saying } from '../../platform/http/problems/said.ts'
import type { BookMenu, PriceBook } from './price-book.ts'

/** What is wrong with a line of an order. */
export type LineFault = Saying & { code: string; source: string }

export type LineReading = {
  lines: OrderedLine[]
  faults: LineFault[]
  /** The names of what this branch does not have at this moment. */
  unavailable: Words[]
}

/** Everything chosen with every piece, of one order: far above real ones, and little to price. */
const MAX_PARTS = 5_000
/** What is wrong with an order is told up to here. */
const MAX_FAULTS = 20

/** Every line as the published menu prices it at this branch and moment, and what is wrong with any. */
export function priceLines(
  book: PriceBook,
  items: readonly PayloadItem[],
  { moment, benefit }: { moment: Moment; benefit: Benefit | null },
): LineReading {
  if (partsOf(items) > MAX_PARTS) throw refusal('too-large-order', { source: 'items' })
  const { orderType } = moment
  const menu = orderType ? book.menuFor(orderType) : null
  const lines: OrderedLine[] = []
  const faults: LineFault[] = []
  const unavailable: Words[] = []
  /** A promotion gives its pieces once, on one line. */
  let unused = benefit
  for (const [index, wanted] of items.entries()) {
    if (faults.length >= MAX_FAULTS) break
    const source = `items/${index}`
    const item = menu?.items.get(wanted.id)
    if (!menu || !item) {
      faults.push({ code: 'item-not-found', text: 'refusal_item-not-found', source })
      continue
    }
    if (!isOnSale(book, menu, item, moment)) {
      unavailable.push(item.names)
      const values = { name: item.names }
      faults.push({ code: 'item-unavailable', text: 'refusal_item-unavailable', values, source })
    }
    const read = readLine(item, wanted, { moment, benefit: unused })
    if (read.line.isPromotion) unused = null
    lines.push(read.line)
    for (const fault of read.faults) faults.push({ ...fault, source })
  }
  return { lines, faults: faults.slice(0, MAX_FAULTS), unavailable }
}

/** How much there is to price: pieces of a combo come with all that was chosen for each. */
function partsOf(items: readonly PayloadItem[]): number {
  let parts = 0
  for (const { modifiers, ingredients, 'combo-items': picks } of items) {
    parts += 1 + count(modifiers) + count(ingredients)
    for (const pick of picks ?? []) {
      let chosen = 1 + count(pick.ingredients)
      for (const group of pick.modifiers ?? []) chosen += 1 + count(group.modifiers)
      parts += pick.quantity * chosen
    }
  }
  return parts
}

const count = (parts: readonly unknown[] | null | undefined) => parts?.length ?? 0

function readLine(
  item: Item,
  wanted: PayloadItem,
  { moment, benefit }: { moment: Moment; benefit: Benefit | null },
) {
  const customisation = customisationOf(wanted)
  const faults: (Saying & { code: string })[] = []
  const found = customisationFaults(item, customisation, moment)
  for (const fault of found.slice(0, MAX_FAULTS)) faults.push(faultDetail(item, fault))
  const line = orderedLine(item, customisation, moment)
  if (!wanted['is-promotion']) return { line: { ...line, isPromotion: false }, faults }

  const isGiven =
    benefit?.kind === 'item' && benefit.itemId === item.id && benefit.quantity === wanted.quantity
  if (!isGiven) {
    const values = { item: item.names }
    faults.push({ code: 'not-a-promotion', text: 'refusal_not-a-promotion', values })
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

function faultDetail(item: Item, fault: CustomisationFault) {
  const options = item.combo.flatMap((step) => step.options.map((option) => option.item))
  const modifiers = [item, ...options].flatMap(modifiersOf)
  const groups = [item, ...options].flatMap(({ groups }) => groups)
  return lineFault(fault, {
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
    const picks = combo[stepId] ?? []
    combo[stepId] = picks
    for (let piece = 0; piece < pick.quantity; piece++) picks.push({ itemId: pick.id, choices })
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

/** `item-not-found` is the whole line's. */
const NOT_OFFERED = {
  modifier: 'modifier-not-found',
  ingredient: 'ingredient-not-found',
  item: 'combo-item-not-found',
} as const

/** A fault of a line as a client reads it. */
function lineFault(fault: CustomisationFault, names: Names): Saying & { code: string } {
  const { stepId, groupId } = fault.where
  const { item } = names
  const part =
    (groupId !== null && names.group(groupId)) || (stepId !== null && names.step(stepId)) || {}
  switch (fault.kind) {
    case 'below-minimum': {
      const values = { item, part, count: fault.needed }
      return { code: 'below-minimum', text: 'refusal_below-minimum', values }
    }
    case 'above-maximum': {
      const values = { item, part, count: fault.allowed }
      return { code: 'above-maximum', text: 'refusal_above-maximum', values }
    }
    case 'notes-too-long': {
      const values = { maximum: NOTES_MAX }
      return { code: 'notes-too-long', text: 'refusal_notes-too-long', values }
    }
    case 'not-offered': {
      const code = NOT_OFFERED[fault.what]
      return { code, text: 'refusal_option-not-offered', values: { item } }
    }
    case 'sold-out': {
      const name = (fault.what === 'modifier' ? names.modifier : names.option)(fault.id)
      return fault.what === 'modifier'
        ? {
            code: 'modifier-unavailable',
            text: 'refusal_modifier-disabled',
            values: { name: name ?? {} },
          }
        : {
            code: 'item-unavailable',
            text: 'refusal_item-unavailable',
            values: { name: name ?? item },
          }
    }
  }
}
