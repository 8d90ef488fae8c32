import { type CartLine, toCustomisation } from '@sufra/domain/cart/cart-line'
import { withoutMissing } from '@sufra/domain/cart/fit-choices'
import { type RefitLine, refit } from '@sufra/domain/cart/refit'
import type { Moment } from '@sufra/domain/menu/availability'
import { optionOf, picksOf } from '@sufra/domain/menu/combo-picks'
import type { Customisation } from '@sufra/domain/menu/customisation'
import type { Item, PlainItem } from '@sufra/domain/menu/menu-item'
import type { Words } from '@sufra/domain/text/locales'

/** A line the customer has to decide about: the item as it is today, and what is left of the choice. */
export type OpenLine = {
  line: CartLine
  item: Item
  left: Customisation
  /** Names of what was left out and cannot be any more. */
  stuck: Words[]
}

export type Repair = {
  /** Can go into the cart as they are, at today's prices. */
  ready: CartLine[]
  /** Differ from what was ordered in a way worth telling, and can still be had. */
  changed: RefitLine[]
  open: OpenLine[]
  gone: RefitLine[]
}

/** What has become of an order's lines on today's menu. */
export function repair(
  lines: readonly CartLine[],
  items: ReadonlyMap<number, Item>,
  moment: Moment,
): Repair {
  const made: Repair = { ready: [], changed: [], open: [], gone: [] }
  for (const each of refit(lines, items, moment)) {
    const { line, outcome } = each
    const item = items.get(line.itemId)
    if (outcome.kind === 'kept') made.ready.push(outcome.fitted)
    else if (!item || outcome.kind === 'not-available') made.gone.push(each)
    else if (outcome.kind === 'option-missing' && outcome.repaired === null) {
      const left = toCustomisation(withoutMissing(line, item, moment).line)
      made.open.push({ line, item, ...freed(left, item) })
    } else made.changed.push(each)
  }
  return made
}

/** The choice less the wishes nobody can fulfil: to leave out what always comes along. */
function freed(left: Customisation, item: Item): { left: Customisation; stuck: Words[] } {
  const stuck: Words[] = []
  const removable = (plain: PlainItem | undefined, leftOut: readonly number[]) => {
    const fixed = (plain?.ingredients ?? []).filter(
      ({ id, removable: canLeave }) => !canLeave && leftOut.includes(id),
    )
    stuck.push(...fixed.map(({ names }) => names))
    return leftOut.filter((id) => !fixed.some((ingredient) => ingredient.id === id))
  }
  const combo = Object.fromEntries(
    item.combo.map((step) => [
      step.id,
      picksOf(left, step.id).map(({ itemId, choices }) => ({
        itemId,
        choices: {
          ...choices,
          leftOut: removable(optionOf(step, itemId)?.item, choices.leftOut),
        },
      })),
    ]),
  )
  return { left: { ...left, combo, leftOut: removable(item, left.leftOut) }, stuck }
}

/** The order can be repeated as it was: nothing differs and nothing has to be chosen. */
export const isSmooth = ({ changed, open, gone }: Repair) =>
  changed.length + open.length + gone.length === 0
