import { CURRENCIES, decimalsOf } from '@sufra/domain/money/currencies'
import { MAX_MONEY, toDecimal } from '@sufra/domain/money/money'
import type { FaultOf } from '@sufra/domain/text/field-faults'
import { textFault, tidyText } from '@sufra/domain/text/plain-text'
import { z } from 'zod'

/**
 * A text a person types and the domain has a rule for. The fault's name is the message, so that a
 * refusal can carry it as its code.
 */
export const ruled = (faultOf: FaultOf, tidy: (text: string) => string = tidyText) =>
  z
    .string({ error: 'required' })
    .check((checked) => {
      const fault = faultOf(checked.value)
      if (fault) checked.issues.push({ code: 'custom', message: fault, input: checked.value })
    })
    .overwrite(tidy)

/** A text of one line that others will read. */
export const line = (max: number, { isRequired = false } = {}) =>
  ruled((text) => textFault(text, { max, isRequired })).meta({ maxLength: max })

/** A line that may be left out; an empty one is none. */
export const optionalLine = (max: number) =>
  line(max)
    .nullable()
    .optional()
    .transform((text) => (text === '' ? null : text))

const MAX_AMOUNT = toDecimal(MAX_MONEY, Math.min(...CURRENCIES.map(decimalsOf)))

/**
 * Money as a decimal number, up to the bound of the currencies with the fewest decimals. `toMinor` tells the
 * minor units of a currency, and whether it is exactly so many.
 */
export const Amount = z.number().min(0).max(MAX_AMOUNT, { error: 'amount-too-large' })
