import { expect, test } from 'vitest'
import { signDrawing } from './currency-signs.ts'

test('riyal and dirham are drawn; other money is written', () => {
  expect(signDrawing('SA')).toMatchObject({ id: 'riyal', path: expect.stringMatching(/^M/) })
  expect(signDrawing('AE')?.id).toBe('dirham')
  expect(signDrawing('KW')).toBeNull()
  expect(signDrawing('toString')).toBeNull()
})
