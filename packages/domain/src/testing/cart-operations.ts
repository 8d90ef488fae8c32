import fc from 'fast-check'
import { WISHES } from './wishes.ts'

/** What can be done to a cart; `at` is a position in it, `wish` one in the list of wishes. */
export type CartOperation =
  | { do: 'add'; wish: number; quantity: number }
  | { do: 'set'; at: number; quantity: number }
  | { do: 'replace'; at: number; wish: number; quantity: number }
  | { do: 'remove'; at: number }
  | { do: 'undo' | 'reload' | 'end-promotion' | 'empty' }

/** Plays operations and tells what became of the cart. */
export type CartPlayer = {
  /** Why it was refused, if it was. */
  play: (operation: CartOperation) => string | null
  told: () => CartStory
}

export type CartStory = {
  lines: { what: string; quantity: number; total: number }[]
  pieces: number
  subtotal: number
  sent: number
  hasUpsell: boolean
}

const aWish = fc.nat(WISHES.length - 1)
const aPosition = fc.nat(7)
const fewOrMany = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 40, max: 99 }) },
)
const anyQuantity = fc.integer({ min: -1, max: 101 })

const named = <Name extends CartOperation['do']>(name: Name) => ({ do: fc.constant(name) })

const anOperation: fc.Arbitrary<CartOperation> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ...named('add'), wish: aWish, quantity: fewOrMany }) },
  { weight: 3, arbitrary: fc.record({ ...named('set'), at: aPosition, quantity: anyQuantity }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...named('replace'),
      at: aPosition,
      wish: aWish,
      quantity: fewOrMany,
    }),
  },
  { weight: 4, arbitrary: fc.record({ ...named('remove'), at: aPosition }) },
  { weight: 3, arbitrary: fc.record(named('undo')) },
  { weight: 1, arbitrary: fc.record(named('reload')) },
  { weight: 1, arbitrary: fc.record(named('end-promotion')) },
  { weight: 1, arbitrary: fc.record(named('empty')) },
)

export const someOperations = fc.array(anOperation, { maxLength: 40, size: 'max' })
