import { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import fc from 'fast-check'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useCompiledForm } from './compiled-form.ts'
import { answersToBody } from './responses.ts'
import { useWireForm } from './wire-form.ts'

/** Answers with what it has read. */
async function echo(schema: z.ZodType, ...forms: ((app: FastifyInstance) => void)[]) {
  const app = fastify()
  for (const use of forms) use(app)
  app.post(
    '/',
    { schema: { body: schema, response: answersToBody(schema) } },
    async ({ body }) => body,
  )
  await app.ready()
  return async (text: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: text,
    })
    return { status: response.statusCode, body: response.json() }
  }
}

/** Stands for a number that JSON can carry and JavaScript cannot write. */
const ENDLESS = '<endless>'
const written = (value: unknown) => JSON.stringify(value).replaceAll(`"${ENDLESS}"`, '1e309')

const NASTY = fc.oneof(
  fc.constantFrom<unknown>(0, -0, -1, 1.5, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53, ENDLESS),
  fc.constantFrom<unknown>('', '1', 'Web', 'to-go', null, true, [], {}, [null], { id: 1 }),
  fc.constantFrom(20, 21, 40, 41, 64, 65, 256, 257).map((length) => 'x'.repeat(length)),
  fc.constantFrom(10, 11, 20, 128, 129, 256).map((length) => '🍔'.repeat(length)),
  fc.jsonValue(),
)
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: NASTY })
/** Any of the fields may be missing, but rarely one that must be there. */
const fields = (needed: Record<string, fc.Arbitrary<unknown>>, more = {}) => {
  const shape = { ...needed, ...more, 'made-up': fc.jsonValue() }
  const all = Object.fromEntries(
    Object.entries(shape).map(([name, usual]) => [name, mostly(usual)]),
  )
  return fc.oneof(
    { weight: 40, arbitrary: fc.record(all, { requiredKeys: Object.keys(needed) }) },
    { weight: 1, arbitrary: fc.record(all, { requiredKeys: [] }) },
  )
}
const id = fc.integer({ min: 1, max: 50 })
const quantity = fc.integer({ min: 1, max: 99 })
const price = fc.oneof(fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true }))
/** Some as long as they may be, and a little longer, counted either way. */
const text = fc.oneof(
  { weight: 10, arbitrary: fc.constant(null) },
  { weight: 20, arbitrary: fc.string({ maxLength: 20, unit: 'grapheme' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(128, 129, 256, 257).map((length) => '🍔'.repeat(length)),
  },
  { weight: 1, arbitrary: fc.constantFrom(51, 52).map((length) => '👨‍👩‍👧'.repeat(length)) },
)
const some = (part: fc.Arbitrary<unknown>) =>
  fc.oneof(fc.constant(null), fc.array(mostly(part), { maxLength: 3 }))
const modifier = fields({ id, quantity }, { price })
const ingredient = fields({ id }, { quantity })
const line = fields(
  { id, quantity },
  {
    price,
    notes: text,
    discount: price,
    'is-promotion': fc.boolean(),
    ingredients: some(ingredient),
    modifiers: some(modifier),
    'combo-items': some(
      fields(
        { id, 'step-id': id, quantity },
        {
          price,
          ingredients: some(ingredient),
          modifiers: some(fields({ id }, { modifiers: some(modifier) })),
        },
      ),
    ),
  },
)
const payload = fields(
  { type: fc.constantFrom('to-go', 'deliver'), items: fc.array(mostly(line), { maxLength: 4 }) },
  {
    customer: text,
    source: fc.constant('Web'),
    subtotal: price,
    device: fc.constant(null),
    notes: text,
    'coupon-code': text,
    coordinates: fields({ lat: fc.constant(24.7), long: fc.constant(46.7) }),
    location: id,
    'scheduled-time': text,
    'campaign-id': id,
  },
)

test('a compiled schema takes, changes and refuses what zod does', async () => {
  const usual = await echo(CheckoutPayload, useWireForm)
  const compiled = await echo(CheckoutPayload, useWireForm, useCompiledForm)
  const seen = { taken: 0, refused: 0 }

  await fc.assert(
    fc.asyncProperty(payload, async (given) => {
      const sent = written(given)
      const answer = await compiled(sent)
      expect(answer).toEqual(await usual(sent))
      seen[answer.status === 200 ? 'taken' : 'refused'] += 1
    }),
    { numRuns: 1_500 },
  )

  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(200)
})

test('what is written is closed as well, and what is shared stays as it is', async () => {
  const names = { en: 'Olaya', secret: 'sk_live' }
  const app = fastify()
  useWireForm(app)
  useCompiledForm(app)
  const schema = z.object({ names: z.object({ en: z.string() }) })
  app.get('/', { schema: { response: answersToBody(schema) } }, async () => ({ names }))
  app.get('/broken', { schema: { response: answersToBody(schema) } }, async () => ({ names: 1 }))

  expect((await app.inject('/')).json()).toEqual({ names: { en: 'Olaya' } })
  expect(names.secret).toBe('sk_live')
  expect((await app.inject('/broken')).statusCode).toBe(500)
})

test.each([
  ['a transform', z.object({ name: z.string().transform((name) => name.trim()) })],
  ['a rule of our own', z.object({ name: z.string().refine((name) => name !== 'x') })],
  ['a change of the text', z.object({ name: z.string().trim() })],
  ['a text read as a number', z.object({ name: z.coerce.number() })],
])('a schema with %s is not compiled', async (_, schema) => {
  const ask = await echo(schema, useWireForm, useCompiledForm)

  expect((await ask('{"name":"1"}')).status).toBe(500)
})
