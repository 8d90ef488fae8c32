import { NewAddress } from '@sufra/contract/people/addresses'
import { expect, test } from 'vitest'
import { bodyOf, bodyOfDelivery, deliveryOf, faultsInAddress, givenOf } from './address-body.ts'
import { anAddress } from './testing.ts'

const GIVEN = {
  point: { lat: 24.77, long: 46.6 },
  line1: '12 Palm Street',
  label: 'Home',
  details: { building: ' 4 ', floor: '', telephone: '+966 55 123 4567' },
}

// proves AD-01
test('what a form brings is what the server takes; an emptied field is none', () => {
  const body = bodyOf(GIVEN)
  expect(body).toMatchObject({ lat: 24.77, building: '4', floor: null, landmark: null })
  expect(NewAddress.safeParse(body).success).toBe(true)
})

test('a saved address comes back into the form, and into an order with its id', () => {
  const saved = anAddress({ floor: '2' })
  expect(givenOf(saved)).toEqual({
    point: { lat: 24.77, long: 46.6 },
    line1: '12 Palm Street',
    label: 'Home',
    details: { building: '4', floor: '2' },
  })
  expect(deliveryOf(saved)).toEqual({
    id: saved.id,
    lat: 24.77,
    long: 46.6,
    line1: '12 Palm Street',
    label: 'Home',
    building: '4',
    floor: '2',
  })
})

test('the address of an order is saved with its details, not with its area’s terms', () => {
  const terms = { 'delivery-area-id': 31, minimum: 4000, charge: 900 }
  const body = bodyOfDelivery({ ...deliveryOf(anAddress()), ...terms })
  expect(body).not.toHaveProperty('minimum')
  expect(NewAddress.parse(body)).toMatchObject({ building: '4', line1: '12 Palm Street' })
})

test('each fault stands at its own field', async () => {
  const details = { building: 'x'.repeat(41), floor: 'a\u202eb', telephone: '<script>' }
  const faults = await faultsInAddress({ ...GIVEN, line1: ' ', label: 'x'.repeat(41), details })
  expect(faults).toEqual({
    line1: 'required',
    label: 'too-long',
    building: 'too-long',
    floor: 'hidden-characters',
    telephone: 'invalid-mobile',
  })
  expect(await faultsInAddress(GIVEN)).toEqual({})
})
