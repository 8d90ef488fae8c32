import type { FieldFault } from './field-faults.ts'
import { hasHiddenCharacters } from './hidden-characters.ts'

/** One form for what looks the same: no space around it, one space within, letters composed. */
export const tidyText = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Counts what people see as letters, not UTF-16 units or joiners. */
export const lengthOf = (text: string) => [...text.replace(/[\u200c\u200d]/g, '')].length

/** A text of one line that others will read: an address, a label, instructions for the driver. */
export function textFault(
  text: string,
  { max, isRequired = false }: { max: number; isRequired?: boolean },
): FieldFault | null {
  if (hasHiddenCharacters(text)) return 'hidden-characters'
  if (isRequired && lengthOf(tidyText(text)) === 0) return 'required'
  return text.length > 4 * max || lengthOf(text) > max ? 'too-long' : null
}
