import type { CarResource } from '@sufra/contract/people/cars'

export const aCar = (changes: Partial<CarResource['attributes']> = {}): CarResource => ({
  type: 'cars',
  id: '6fa459ea-ee8a-3ca4-894e-db77e160355e',
  attributes: {
    color: { 'en-us': 'White', 'ar-sa': 'أبيض' },
    'color-id': 1,
    'color-hex': '#FFFFFF',
    maker: { 'en-us': 'Toyota', 'ar-sa': 'تويوتا' },
    'maker-id': 1,
    'car-maker-image-uri': '/pictures/cars/toyota.svg',
    'plate-number': 'ABC 1234',
    ...changes,
  },
})
