import { NO_DESTINATION } from '@sufra/domain/branch/destination'
import { expect, test, vi } from 'vitest'
import { beforeDestinationChange, confirmDestinationChange } from './destination-change.ts'

test('with nobody to ask, a destination may change', async () => {
  expect(await confirmDestinationChange(NO_DESTINATION)).toBe(true)
})

test('whoever is registered decides, until it leaves', async () => {
  const refuse = vi.fn(async () => false)
  const leave = beforeDestinationChange(refuse)
  expect(await confirmDestinationChange({ ...NO_DESTINATION, orderType: 'deliver' })).toBe(false)
  expect(refuse).toHaveBeenCalledWith({ ...NO_DESTINATION, orderType: 'deliver' })
  leave()
  expect(await confirmDestinationChange(NO_DESTINATION)).toBe(true)
})
