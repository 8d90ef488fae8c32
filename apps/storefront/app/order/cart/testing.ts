import { liveValue } from '@sufra/web/storage/live-value'
import { type CartStore, cartStore } from './cart-store.ts'
import type { CartTerms } from './cart-terms.ts'

const line = (changes: object) =>
  JSON.stringify([{ id: 1, name: { 'en-us': 'Tea' }, price: 3, total: 3, quantity: 1, ...changes }])

/** What a browser's storage may hold in place of a cart, whoever put it there. */
export const CORRUPT_VALUES: Record<string, string> = {
  'nothing at all': '',
  'the word null': 'null',
  'the word undefined': 'undefined',
  'an open brace': '{',
  'an empty list': '[]',
  'not a number': 'NaN',
  'an object printed': '[object Object]',
  'a number': '42',
  'a truth': 'true',
  'a text': '"tea"',
  'an object': '{"id":1}',
  'a list of nothing': '[null,null]',
  'a list of lists': '[[[]]]',
  'numbers for lines': '[1,2,3]',
  'an older shape': '[{"itemId":1,"qty":2,"title":"Tea"}]',
  'a text for an id': line({ id: '1' }),
  'fewer than none': line({ quantity: -3 }),
  'half a piece': line({ quantity: 1.5 }),
  'more than can be carried': line({ quantity: 1e9 }),
  'a price below nothing': line({ price: -1 }),
  'a price too fine for the currency': line({ total: 3.005 }),
  'a name that is no words': line({ name: 'Tea' }),
  'a hand in the prototype': '{"__proto__":{"quantity":9}}',
  'strange modifiers': line({ modifiers: [{ id: 1, price: 'free' }] }),
  'ingredients nobody decided on': line({ ingredients: [{ id: 1, checked: 'yes' }] }),
}

const MINUTE = 60_000

/** A cart in riyals with a clock that stands until it is moved: 120 minutes to live, 30 to be touched in. */
export function aCartStore(timers: Partial<CartTerms['timers']> = {}): CartStore & {
  wait: (minutes: number) => void
  now: () => number
} {
  let now = Date.UTC(2026, 10, 15, 12)
  const terms = { decimals: 2, timers: { expiryMinutes: 120, abandonMinutes: 30, ...timers } }
  return {
    ...cartStore(liveValue<CartTerms | null>(terms), () => now),
    now: () => now,
    wait: (minutes) => {
      now += minutes * MINUTE
    },
  }
}
