import { expect, test } from 'vitest'
import { buildTestApp } from './testing/test-app.ts'

test.each(['text/plain', 'text/plain; charset=utf-8', 'text/xml'])(
  'a body in %s is not read: calls take JSON',
  async (type) => {
    await using app = await buildTestApp()

    const response = await app.post('/orders/calculate', '{}', {
      headers: { 'content-type': type },
    })

    expect(response.statusCode).toBe(415)
    expect(response.json().errors.code).toBe('unsupported-media-type')
  },
)
