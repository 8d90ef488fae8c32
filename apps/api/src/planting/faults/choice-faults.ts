import type { BrandSeed, ComboStepSeed, ModifierGroupSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

/** Every modifier group and every combo step can be completed by the customer, and nothing dearer is chosen for them. */
export function choiceFaults(brand: BrandSeed): string[] {
  const combos = itemsOf(brand).filter((item) => item.combo)
  const comboIds = new Set(combos.map(({ id }) => id))
  return [
    ...brand.modifierGroups.flatMap(groupFaults),
    ...combos.flatMap(({ combo }) => combo ?? []).flatMap((step) => stepFaults(step, comboIds)),
  ]
}

function groupFaults({ id, minimum, maximum, modifiers }: ModifierGroupSeed): string[] {
  const faults: string[] = []
  const reach = modifiers.reduce((sum, modifier) => sum + modifier.maximum, 0)
  if (minimum < 0) faults.push(`modifier group ${id} has a minimum below 0`)
  if (maximum < 1) faults.push(`modifier group ${id} has a maximum below 1`)
  if (minimum > maximum) faults.push(`modifier group ${id} has its minimum above its maximum`)
  if (minimum > reach) faults.push(`modifier group ${id} asks for ${minimum} but offers ${reach}`)
  for (const modifier of modifiers) {
    if (modifier.maximum < 1) faults.push(`modifier ${modifier.id} has a maximum below 1`)
    if (modifier.isDefault && modifier.price > 0) {
      faults.push(`modifier ${modifier.id} is chosen beforehand but costs extra`)
    }
  }
  return faults
}

function stepFaults({ id, quantity, options }: ComboStepSeed, comboIds: Set<number>): string[] {
  const faults: string[] = []
  if (quantity < 1) faults.push(`combo step ${id} has a quantity below 1`)
  if (options.length === 0) faults.push(`combo step ${id} has no options`)
  for (const { item } of options) {
    if (comboIds.has(item)) faults.push(`combo step ${id} offers item ${item}, itself a combo`)
  }
  return faults
}
