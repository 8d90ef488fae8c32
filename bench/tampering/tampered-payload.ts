import { ORDERING } from '../brands/ordering-brand.ts'
import { cartPayload, MANY_EXTRAS } from '../orders/payloads.ts'
import type { Written } from './second-reading.ts'
import type { Random } from './seeded-random.ts'

/** Stands in a payload for what JSON can carry and JavaScript cannot write. */
const ENDLESS = '<1e309>'

const AMOUNTS = [
  0,
  0.01,
  -0.01,
  1,
  -1,
  0.1 + 0.2,
  1e-7,
  99_999_999,
  -99_999_999,
  2 ** 53,
  1e308,
  ENDLESS,
  '0',
  'NaN',
  '',
  true,
  null,
  [1],
  {},
] as const
const PIECES = [0, -1, 1.5, '1', 2, 3, 99, 100, 2 ** 31, 2 ** 53, ENDLESS, null, [1], true] as const
const IDS = [0, -1, 2, 3, 50, 51, 999, 9_002, '1', 1.5, 2 ** 31, 2 ** 53, null, [1]] as const
const FLAGS = [true, true, false, 'true', 1, null] as const
const CODES = [
  'TEN',
  'ten ',
  'SEVEN',
  'THREE',
  'FREE',
  'NOPE',
  '',
  "' or 1=1 --",
  10,
  null,
] as const
const EXTRA = [
  { 'unit-price': 0 },
  { 'expected-total': 0.01 },
  { 'discount-percent': 100 },
  { vat: 0, taxes: [], charges: [] },
  { bill: { total: 0 } },
  { constructor: { prototype: { price: 0 } } },
] as const

/** What an honest client sends, amounts and all. */
export function honestPayload(random: Random): Written {
  const cart = cartPayload(random.below(1_000), MANY_EXTRAS)
  const items: Written[] = cart.items.map((line) => ({
    ...line,
    price: 12.5,
    discount: 0,
    modifiers: line.modifiers.map((each) => ({ ...each, price: 1 })),
  }))
  if (random.chance(0.2)) items.push(MEAL)
  const code = random.oneOf([null, null, 'TEN', 'SEVEN', 'THREE', 'FREE'])
  if (code === 'THREE') items.push(GIFT)
  return {
    ...cart,
    ...(random.chance(0.3) && delivered(random)),
    items,
    subtotal: 400,
    discount: 0,
    'vat-amount': 60,
    'delivery-charge': 9.25,
    total: 469.25,
    'coupon-code': code,
  }
}

const MEAL = {
  id: 50,
  quantity: 1,
  price: 30,
  'combo-items': [
    {
      id: 2,
      'step-id': 1,
      quantity: 1,
      price: 1.5,
      modifiers: [{ id: 1, modifiers: [{ id: 2, quantity: 1, price: 4.05 }] }],
    },
  ],
}
/** What the coupon THREE gives. */
const GIFT = {
  id: 3,
  quantity: 1,
  price: 1,
  'is-promotion': true,
  modifiers: [{ id: 1, quantity: 1 }],
}

function delivered(random: Random) {
  const { lat, long } = ORDERING.locations[random.below(ORDERING.locations.length)] ?? {
    lat: 0,
    long: 0,
  }
  return { type: 'deliver', location: null, coordinates: { lat, long } }
}

/** An honest payload with one to four lies in it, as it goes over the wire. */
export function tamperedPayload(random: Random): string {
  const payload: Written = structuredClone(honestPayload(random))
  for (let lies = 1 + random.below(4); lies > 0; lies--) tamper(payload, random)
  return JSON.stringify(payload).replaceAll(`"${ENDLESS}"`, '1e309')
}

function tamper(payload: Written, random: Random) {
  const part = random.oneOf(partsWithin(payload))
  const names = Object.keys(part)
  const name = names[random.below(names.length)] ?? 'total'
  switch (random.below(12)) {
    case 0:
      Object.assign(part, structuredClone(random.oneOf<Written>(EXTRA)))
      break
    case 1:
      delete part[name]
      break
    case 2:
      repeatPart(part, random)
      break
    case 3:
      if (Array.isArray(payload.items)) {
        payload.items.push(...Array.from({ length: 1 + random.below(20) }, () => ({ ...GIFT })))
      }
      break
    default:
      part[name] = structuredClone(lieAbout(name, part[name], random))
  }
}

function lieAbout(name: string, value: unknown, random: Random): unknown {
  if (name === 'quantity') return random.oneOf<unknown>(PIECES)
  if (name === 'id' || name === 'step-id' || name === 'location') return random.oneOf<unknown>(IDS)
  if (name === 'is-promotion') return random.oneOf<unknown>(FLAGS)
  if (name === 'coupon-code') return random.oneOf<unknown>(CODES)
  if (name === 'type') return random.oneOf(['deliver', 'to-go', 'dine-in', 'free', null])
  const isList = typeof value === 'object' && value !== null
  if (isList) return random.chance(0.8) ? value : random.oneOf([null, [], {}, 'all'])
  return random.oneOf<unknown>(AMOUNTS)
}

/** A line or a choice written twice, or a line that calls itself a gift. */
function repeatPart(part: Written, random: Random) {
  const lists = Object.values(part).filter((value) => Array.isArray(value))
  const list = lists[random.below(lists.length)]
  if (list && list.length > 0) list.push(structuredClone(list[random.below(list.length)]))
  else part['is-promotion'] = true
}

/** The payload itself and every object below it. */
function partsWithin(part: Written): Written[] {
  const below = Object.values(part).flatMap((value) => (Array.isArray(value) ? value : [value]))
  const parts = below.filter((value) => typeof value === 'object' && value !== null)
  return [part, ...parts.flatMap((value) => partsWithin(value))]
}
