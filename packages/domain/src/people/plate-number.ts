import { latinDigits } from '../text/digits.ts'
import type { FieldFault } from '../text/field-faults.ts'

import { lengthOf, tidyText } from '../text/plain-text.ts'

export const PLATE_MAX = 16

/** Letters and digits of any script, as they are read off the car. */
const PLATE = /^[\p{L}\p{M}\p{Nd} -]+$/u

export const tidyPlate = (text: string) => latinDigits(tidyText(text)).toUpperCase()

export const plateFault = (text: string): FieldFault | null =>
  PLATE.test(text) && tidyPlate(text) !== '' && lengthOf(text) <= PLATE_MAX ? null : 'invalid-plate'
