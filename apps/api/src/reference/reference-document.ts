import type { Country } from '@sufra/contract/brand/concepts'
import type {
  blocks,
  carColors,
  carMakers,
  countries,
  governorates,
  neighborhoods,
  streets,
} from './reference-tables.ts'

export const countryEntry = (row: typeof countries.$inferSelect): Country => ({
  code: row.code,
  name: row.name,
  'dial-code': row.dialCode,
  'formatted-code': row.formattedCode,
  'mobile-format': row.mobileFormat,
})

export const carColorResource = ({ id, name, hex }: typeof carColors.$inferSelect) => ({
  type: 'car-colors' as const,
  id,
  attributes: { name, hex },
})

export const carMakerResource = ({ id, name, slug }: typeof carMakers.$inferSelect) => ({
  type: 'car-makers' as const,
  id,
  attributes: { name, 'image-uri': `/pictures/cars/${slug}.svg` },
})

export const governorateResource = ({ id, name }: typeof governorates.$inferSelect) => ({
  type: 'governorates' as const,
  id,
  attributes: { name },
})

export const neighborhoodResource = (row: typeof neighborhoods.$inferSelect) => ({
  type: 'neighborhoods' as const,
  id: row.id,
  attributes: {
    name: row.name,
    'governorate-id': row.governorateId,
    lat: row.lat,
    long: row.long,
  },
})

export const blockResource = ({ id, name, neighborhoodId }: typeof blocks.$inferSelect) => ({
  type: 'blocks' as const,
  id,
  attributes: { name, 'neighborhood-id': neighborhoodId },
})

export const streetResource = ({ id, name, neighborhoodId }: typeof streets.$inferSelect) => ({
  type: 'streets' as const,
  id,
  attributes: { name, 'neighborhood-id': neighborhoodId },
})
