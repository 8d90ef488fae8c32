import { NO_PLACE } from '@sufra/domain/branch/place-choice'
import { expect, test, vi } from 'vitest'
import { beforePlaceChange, confirmPlaceChange } from './place-change.ts'

test('with nobody to ask, a place may change', async () => {
  expect(await confirmPlaceChange(NO_PLACE)).toBe(true)
})

test('whoever is registered decides, until it leaves', async () => {
  const refuse = vi.fn(async () => false)
  const leave = beforePlaceChange(refuse)
  expect(await confirmPlaceChange({ ...NO_PLACE, orderType: 'deliver' })).toBe(false)
  expect(refuse).toHaveBeenCalledWith({ ...NO_PLACE, orderType: 'deliver' })
  leave()
  expect(await confirmPlaceChange(NO_PLACE)).toBe(true)
})
