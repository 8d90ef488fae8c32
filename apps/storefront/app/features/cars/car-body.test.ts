import { expect, test } from 'vitest'
import { carIn } from './car-body.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

// proves CB-03
test('a car has a maker and a colour, and a plate only if its owner says so', () => {
  const said = { maker: '1', color: '8', 'plate-number': ' ABC 1234 ' }
  expect(carIn(form(said)).body).toEqual({ maker: 1, color: 8, 'plate-number': 'ABC 1234' })
  expect(carIn(form({ ...said, 'plate-number': ' ' })).body).toMatchObject({
    'plate-number': null,
  })
})

test.each([
  [{}, { maker: 'required', color: 'required' }],
  [{ maker: '1' }, { color: 'required' }],
  [{ maker: '1', color: '1', 'plate-number': '<script>' }, { 'plate-number': 'invalid-plate' }],
  [{ maker: '1', color: '1', 'plate-number': 'x'.repeat(17) }, { 'plate-number': 'invalid-plate' }],
  [{ maker: '1', color: '1', 'plate-number': 'AB\u202e12' }, { 'plate-number': 'invalid-plate' }],
])('%j has %j against it', (fields, faults) => {
  expect(carIn(form(fields as Record<string, string>)).faults).toEqual(faults)
})
