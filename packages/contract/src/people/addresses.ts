import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { z } from 'zod'
import { line, optionalLine, ruled } from '../wire/fields.ts'
import { Id, list, one, ownedResource } from '../wire/json-api.ts'

const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)
const Text = z.string().nullable()

export const AddressAttributes = z.object({
  lat: z.number(),
  long: z.number(),
  line1: z.string(),
  line2: Text,
  label: z.string(),
  telephone: Text,
  instructions: Text,
  city: Text,
  state: Text,
  country: z.string(),
  'postal-code': Text,
  'photo-uri': Text,
  street: Text,
  block: Text,
  building: Text,
  floor: Text,
  'house-number': Text,
  landmark: Text,
  /** Of the branch that would deliver here at present; null: nobody does. */
  'delivery-area-id': Id.nullable(),
  /** Active: some branch delivers here at present. */
  status: z.enum(['active', 'inactive']),
})
export const AddressResource = ownedResource('addresses', AddressAttributes).meta({
  id: 'Address',
})
export type AddressResource = z.infer<typeof AddressResource>
export const AddressList = list(AddressResource)
export const AddressDocument = one(AddressResource)

/** A picture of ours: a path, never an address elsewhere. */
const PhotoUri = ruled((text) =>
  text.length <= 200 && /^(?:\/[\w-][\w.-]*)+$/.test(text) ? null : 'invalid-picture',
)
const Telephone = ruled((text) =>
  /^[+\d٠-٩][\d٠-٩ ()-]{2,19}$/.test(text) ? null : 'invalid-mobile',
)

const details = {
  line2: optionalLine(200),
  telephone: Telephone.nullable().optional(),
  instructions: optionalLine(NOTES_MAX),
  city: optionalLine(80),
  state: optionalLine(80),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Two capital letters, as in SA.')
    .optional(),
  'postal-code': optionalLine(16),
  'photo-uri': PhotoUri.nullable().optional(),
  street: optionalLine(120),
  block: optionalLine(40),
  building: optionalLine(40),
  floor: optionalLine(40),
  'house-number': optionalLine(40),
  landmark: optionalLine(120),
}

/** POST /customers/{id}/addresses. Which area delivers there and the status are ours to say. */
export const NewAddress = z.object({
  lat: Latitude,
  long: Longitude,
  line1: line(200, { isRequired: true }),
  /** 'Home' unless said otherwise. */
  label: line(40, { isRequired: true }).optional(),
  ...details,
})
export type NewAddress = z.input<typeof NewAddress>

/** PATCH /customers/{id}/addresses/{addressId}: only what changes. */
export const AddressChanges = NewAddress.partial()
export type AddressChanges = z.input<typeof AddressChanges>
