import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import type { ComboPick } from '@sufra/domain/menu/customisation'
import type { ModifierGroup } from '@sufra/domain/menu/menu-item'
import { aCustomisation } from '@sufra/domain/testing/builders'
import type { Wanted } from '@sufra/domain/testing/second-pricer'
import { SECOND_MENU } from './second-menu.ts'

/** A payload, or a part of one, as it may come over the wire. */
export type Written = { [name: string]: unknown }

const MOST_PIECES = 99

/** The line as the brand sells it; null when nobody may order it so. Its amounts are not looked at. */
export function secondLine(line: Written, promotion: PromotionSeed | null): Wanted | null {
  const item = SECOND_MENU.get(line.id)
  const modifiers = countsOf(line.modifiers)
  const combo = picksOf(line['combo-items'])
  const { quantity } = line
  if (!item || !isPieces(quantity) || !modifiers || !combo) return null
  if (!isAllowed(item.groups, modifiers)) return null
  const steps = item.combo.map(({ id }) => String(id))
  if (Object.keys(combo).some((step) => !steps.includes(step))) return null
  for (const { id, quantity: needed, options } of item.combo) {
    const taken = combo[id] ?? []
    if (taken.length !== needed) return null
    for (const { itemId, choices } of taken) {
      const option = options.find((each) => each.item.id === itemId)
      if (!option || !isAllowed(option.item.groups, choices.modifiers)) return null
    }
  }
  const wanted = { item, customisation: aCustomisation({ modifiers, combo, quantity }), quantity }
  return given(line, wanted, promotion)
}

/** What a promotion gives costs what the promotion says. */
function given(line: Written, wanted: Wanted, promotion: PromotionSeed | null): Wanted | null {
  const isPromotion = line['is-promotion'] ?? false
  if (isPromotion === false) return wanted
  const benefit = promotion?.benefit
  if (isPromotion !== true || benefit?.kind !== 'item') return null
  if (benefit.itemId !== line.id || benefit.quantity !== line.quantity) return null
  const item = { ...wanted.item, price: benefit.price, prices: {}, isPromotion: true }
  return { ...wanted, item }
}

function picksOf(written: unknown) {
  const combo: Record<string, ComboPick[]> = {}
  for (const pick of partsOf(written) ?? []) {
    const groups = partsOf(pick.modifiers) ?? []
    const modifiers = countsOf(groups.flatMap((group) => partsOf(group.modifiers) ?? []))
    if (!modifiers || !isPieces(pick.quantity) || typeof pick.id !== 'number') return null
    const step = String(pick['step-id'])
    const choice = { itemId: pick.id, choices: { modifiers, leftOut: [] } }
    combo[step] = [...(combo[step] ?? []), ...Array<ComboPick>(pick.quantity).fill(choice)]
  }
  return combo
}

function countsOf(written: unknown) {
  const counts: Record<number, number> = {}
  for (const { id, quantity } of partsOf(written) ?? []) {
    if (typeof id !== 'number' || !isPieces(quantity)) return null
    counts[id] = (counts[id] ?? 0) + quantity
  }
  return counts
}

/** Every group within its bounds, and nothing that is in none. */
function isAllowed(groups: readonly ModifierGroup[], counts: Readonly<Record<number, number>>) {
  let known = 0
  for (const { minimum, maximum, modifiers } of groups) {
    const taken = modifiers.filter(({ id }) => counts[id])
    const pieces = taken.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)
    if (pieces < minimum || pieces > maximum) return false
    if (taken.some(({ id, maximum: most }) => (counts[id] ?? 0) > most)) return false
    known += taken.length
  }
  return known === Object.keys(counts).length
}

const isPieces = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_PIECES

/** Null where there is no list. */
export const partsOf = (value: unknown): Written[] | null =>
  Array.isArray(value) ? value.map((part) => (isPart(part) ? part : {})) : null

export const isPart = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
