import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Amount } from '../wire/fields.ts'
import { Id } from '../wire/json-api.ts'

/** Why a row is what it is: a rate of an amount, or of what lies within it. */
const Basis = z.object({ rate: z.number(), of: Amount, within: z.boolean() }).nullable()
const Row = z.object({ key: z.string(), name: Words, amount: Amount, basis: Basis })

/** What the order costs, and what stands against a coupon that did not count. */
export const CalculationAttributes = z.object({
  total: Amount,
  subtotal: Amount,
  discount: Amount,
  'discount-code': z.string().nullable(),
  'promotion-name': Words.nullable(),
  'vat-amount': Amount,
  'vat-type': z.enum(['inclusive', 'exclusive']),
  /** VAT first, under the key `vat`. */
  taxes: z.array(Row),
  /** The key `delivery_charge` is the delivery. */
  charges: z.array(Row),
  /** The branch that will make it. */
  location: Id.nullable(),
  /** Minutes until it is ready, or there, when ordered now. */
  'quote-minutes': z.int().nullable(),
  error: z.string().nullable(),
  'error-code': z.string().nullable(),
})

export const CalculationDocument = z
  .object({
    data: z.object({ type: z.literal('calculations'), attributes: CalculationAttributes }),
  })
  .meta({ id: 'Calculation' })
export type Calculation = z.infer<typeof CalculationAttributes>
