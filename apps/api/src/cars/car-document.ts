import type { CarResource } from '@sufra/contract/people/cars'
import { carMakerResource } from '../reference/reference-document.ts'
import type { Car } from './car-queries.ts'

export const carResource = ({ car, color, maker }: Car): CarResource => ({
  type: 'cars',
  id: car.id,
  attributes: {
    color: color.name,
    'color-id': color.id,
    'color-hex': color.hex,
    maker: maker.name,
    'maker-id': maker.id,
    'car-maker-image-uri': carMakerResource(maker).attributes['image-uri'],
    'plate-number': car.plateNumber,
  },
})
