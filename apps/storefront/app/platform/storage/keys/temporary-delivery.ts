import { isMoney, type Money } from '@sufra/domain/money/money'
import { storedValue } from '@sufra/web/storage/stored-value'
import { fieldsOf, isId, isWithin } from '../checked-fields.ts'

export const ADDRESS_DETAILS = [
  'street',
  'block',
  'building',
  'floor',
  'house-number',
  'landmark',
  'instructions',
  'telephone',
] as const
export type AddressDetail = (typeof ADDRESS_DETAILS)[number]

const TEXTS = ['id', ...ADDRESS_DETAILS] as const

/** An address for this order, kept until its owner signs in. The keys are those it will be saved under. */
export type TemporaryDelivery = {
  /** Once it is one of the customer's saved addresses. */
  id?: string
  lat: number
  long: number
  line1: string
  label: string
  'delivery-area-id': number | null
  /** The area's smallest order and its charge: null where the area could not be asked for. */
  minimum: Money | null
  charge: Money | null
} & Partial<Record<AddressDetail, string>>

const LONGEST = 300

export const temporaryDelivery = storedValue<TemporaryDelivery>('temporary_delivery', (text) => {
  const fields = fieldsOf(JSON.parse(text))
  const { lat, long, line1, label, minimum, charge, 'delivery-area-id': area } = fields
  if (!isWithin(lat, -90, 90) || !isWithin(long, -180, 180)) return null
  if (!isText(line1) || line1.trim() === '' || !isText(label)) return null
  if (!isAmount(minimum) || !isAmount(charge) || (area !== null && !isId(area))) return null
  const address: TemporaryDelivery = {
    lat,
    long,
    line1,
    label,
    'delivery-area-id': area,
    minimum,
    charge,
  }
  for (const name of TEXTS) {
    const detail = fields[name]
    if (isText(detail)) address[name] = detail
    else if (detail !== undefined) return null
  }
  return address
})

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST

const isAmount = (value: unknown): value is Money | null => value === null || isMoney(value)
