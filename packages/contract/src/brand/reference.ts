import { z } from 'zod'
import { Id, list, resource } from '../wire/json-api.ts'
import { Words } from './words.ts'

export const CarColorList = list(resource('car-colors', z.object({ name: Words, hex: z.string() })))
export const CarMakerList = list(
  resource('car-makers', z.object({ name: Words, 'image-uri': z.string() })),
)
export const GovernorateList = list(resource('governorates', z.object({ name: Words })))
export const NeighborhoodList = list(
  resource(
    'neighborhoods',
    z.object({ name: Words, 'governorate-id': Id, lat: z.number(), long: z.number() }),
  ),
)
export const BlockList = list(resource('blocks', z.object({ name: Words, 'neighborhood-id': Id })))
export const StreetList = list(
  resource('streets', z.object({ name: Words, 'neighborhood-id': Id })),
)
