import type { FieldFault } from './field-faults.ts'
import { hasHiddenCharacters } from './hidden-characters.ts'

/** One form for what looks the same: no space around it, one space within, letters composed. */
export const tidyText = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** People count letters, not the halves some of them are stored as. */
export const lengthOf = (text: string) => [...text].length

/** A text of one line that others will read: an address, a label, instructions for the driver. */
export function textFault(
  text: string,
  { max, isRequired = false }: { max: number; isRequired?: boolean },
): FieldFault | null {
  if (hasHiddenCharacters(text)) return 'hidden-characters'
  if (isRequired && tidyText(text) === '') return 'required'
  return lengthOf(text) > max ? 'too-long' : null
}
