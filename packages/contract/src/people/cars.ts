import { plateFault, tidyPlate } from '@sufra/domain/people/plate-number'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { ruled } from '../wire/fields.ts'
import { Id, list, one, ownedResource } from '../wire/json-api.ts'

export const CarAttributes = z.object({
  color: Words,
  'color-id': Id,
  'color-hex': z.string(),
  maker: Words,
  'maker-id': Id,
  'car-maker-image-uri': z.string(),
  'plate-number': z.string().nullable(),
})
export const CarResource = ownedResource('cars', CarAttributes).meta({ id: 'Car' })
export type CarResource = z.infer<typeof CarResource>
export const CarList = list(CarResource)
export const CarDocument = one(CarResource)

/** POST /customers/{id}/cars: colour and maker by their ids in /cars/colors and /cars/makers. */
export const NewCar = z.object({
  color: Id,
  maker: Id,
  'plate-number': ruled(plateFault, tidyPlate).nullable().optional(),
})
export type NewCar = z.input<typeof NewCar>

/** PATCH /customers/{id}/cars/{carId}: only what changes; null takes the plate away. */
export const CarChanges = NewCar.partial()
export type CarChanges = z.input<typeof CarChanges>
