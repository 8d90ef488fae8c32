import type { AddressResource } from '@sufra/contract/people/addresses'

export const anAddress = (
  changes: Partial<AddressResource['attributes']> = {},
): AddressResource => ({
  type: 'addresses',
  id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  attributes: {
    lat: 24.77,
    long: 46.6,
    line1: '12 Palm Street',
    line2: null,
    label: 'Home',
    telephone: null,
    instructions: null,
    city: null,
    state: null,
    country: 'SA',
    'postal-code': null,
    'photo-uri': null,
    street: null,
    block: null,
    building: '4',
    floor: null,
    'house-number': null,
    landmark: null,
    'delivery-area-id': 31,
    status: 'active',
    ...changes,
  },
})
