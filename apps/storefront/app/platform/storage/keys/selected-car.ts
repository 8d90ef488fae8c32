import type { Words } from '@sufra/domain/text/locales'
import { storedValue } from '@sufra/web/storage/stored-value'
import { fieldsOf } from '../checked-fields.ts'
import { wordsOf } from './stored-branch.ts'

/** The car an order is brought out to, as much of it as the cart shows. The keys are the wire's. */
export type SelectedCar = {
  id: string
  color: Words
  'color-hex': string
  maker: Words
  'car-maker-image-uri': string
  'plate-number': string | null
}

const HEX = /^#[\da-f]{6}$/i
const LONGEST = 100

export const selectedCar = storedValue<SelectedCar>('customer_selected_car', (text) => {
  const fields = fieldsOf(JSON.parse(text))
  const color = wordsOf(fields.color)
  const maker = wordsOf(fields.maker)
  const { id, 'color-hex': hex, 'car-maker-image-uri': image, 'plate-number': plate } = fields
  if (!color || !maker || !isText(id) || id === '') return null
  if (!isText(hex) || !HEX.test(hex) || !isText(image)) return null
  if (plate !== null && !isText(plate)) return null
  return {
    id,
    color,
    'color-hex': hex,
    maker,
    'car-maker-image-uri': image,
    'plate-number': plate,
  }
})

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST

/** The order is brought out to this car from now on. */
export const selectCar = ({
  id,
  attributes,
}: {
  id: string
  attributes: Omit<SelectedCar, 'id'>
}) =>
  selectedCar.write({
    id,
    color: attributes.color,
    'color-hex': attributes['color-hex'],
    maker: attributes.maker,
    'car-maker-image-uri': attributes['car-maker-image-uri'],
    'plate-number': attributes['plate-number'],
  })
