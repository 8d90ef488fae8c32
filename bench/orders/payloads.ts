import { ORDERING } from '../brands/ordering-brand.ts'

const LINES = 5
/** With the sizes of five lines: ten modifiers. */
const EXTRAS = 1
/** As many as anybody takes. */
export const MANY_EXTRAS = 9

/** A line of one dish: its size and some extras. */
const dish = (id: number, extras: number) => ({
  id,
  quantity: 1 + (id % 3),
  modifiers: [
    { id: 1 + (id % 2), quantity: 1 },
    ...Array.from({ length: extras }, (_, at) => ({ id: 10 + at, quantity: 1 })),
  ],
})

/** Five lines with ten modifiers, to go; the number chooses branch and dishes. */
export const cartPayload = (number: number, extras = EXTRAS) => ({
  type: 'to-go',
  location: 1 + (number % ORDERING.locations.length),
  items: Array.from({ length: LINES }, (_, at) => dish(1 + ((number * 7 + at) % 40), extras)),
})

/** The same as it is placed; the note says which order it is, whatever key it is sent under. */
export const orderPayload = (number: number, note = '') => ({
  ...cartPayload(number),
  notes: note,
  'payment-method': 'cash',
})
