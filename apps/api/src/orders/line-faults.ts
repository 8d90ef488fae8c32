import type { CustomisationFault } from '@sufra/domain/menu/customisation-faults'
import type { Words } from '@sufra/domain/text/locales'
import type { OrderWords } from './order-words.ts'

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
