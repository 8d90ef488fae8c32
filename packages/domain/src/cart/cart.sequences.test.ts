import { expect, test } from 'vitest'
import { checkCartSequences } from '../testing/cart-sequences.ts'
import { addLine, removeLine } from './cart.ts'

// proves CU-02, CU-05
test('in 2,000 random sequences the cart never differs from a plain model of it', () => {
  const { sequences, operations, failure } = checkCartSequences(2_000)
  expect(failure).toBeNull()
  expect(sequences).toBe(2_000)
  expect(operations).toBeGreaterThan(20_000)
}, 60_000)

test.each<[string, Parameters<typeof checkCartSequences>[1]]>([
  [
    'a merge that forgets what was there',
    {
      addLine: (cart, line) => ({
        cart: [...cart.filter(({ key }) => key !== line.key), line],
        refused: null,
      }),
    },
  ],
  [
    'a merge that does not look at the note',
    {
      addLine: (cart, line) => {
        const alike = cart.find(
          ({ itemId, total }) => itemId === line.itemId && total === line.total,
        )
        return addLine(cart, alike ? { ...alike, quantity: line.quantity } : line)
      },
    },
  ],
  [
    'an upsell that leaves the list when it is removed',
    {
      removeLine: (cart, key) => {
        const change = removeLine(cart, key)
        return { ...change, cart: change.cart.filter(({ quantity }) => quantity > 0) }
      },
    },
  ],
])('%s is found out', (_, broken) => {
  expect(checkCartSequences(2_000, broken).failure).toContain('The cart tells')
})
