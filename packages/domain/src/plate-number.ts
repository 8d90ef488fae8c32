import { latinDigits } from './digits.ts'
import type { FieldFault } from './field-faults.ts'
import { PLATE_MAX } from './limits.ts'
import { lengthOf, tidyText } from './plain-text.ts'

/** Letters and digits of any script, as they are read off the car. */
const PLATE = /^[\p{L}\p{M}\p{Nd} -]+$/u

export const tidyPlate = (text: string) => latinDigits(tidyText(text)).toUpperCase()

export const plateFault = (text: string): FieldFault | null =>
  PLATE.test(text) && tidyPlate(text) !== '' && lengthOf(text) <= PLATE_MAX ? null : 'invalid-plate'
