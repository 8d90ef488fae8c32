import { LocationDocument } from '@sufra/contract/branches/locations'
import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../testing/test-app.ts'
import { answers } from './responses.ts'
import { useWireForm } from './wire-form.ts'

test('a field nobody declared cannot leave', async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>()
  useWireForm(app)
  const row = { name: 'Olaya', secret: 'sk_live' }
  app.get('/', { schema: { response: answers(z.object({ name: z.string() })) } }, async () => row)

  const response = await app.inject('/')

  expect(response.json()).toEqual({ name: 'Olaya' })
})

test('an answer that breaks its own promise is our mistake, told without details', async () => {
  const app = fastify()
  useWireForm(app)
  app.get('/', { schema: { response: answers(z.object({ name: z.string() })) } }, async () => ({
    name: 42,
  }))

  const response = await app.inject('/')

  expect(response.statusCode).toBe(500)
  expect(response.json().errors.code).toBe('internal-error')
})

// proves API-01
test('answers are JSON, exactly as declared', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/locations/1')

  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(z.strictObject(LocationDocument.shape).parse(response.json())).toEqual(response.json())
})
