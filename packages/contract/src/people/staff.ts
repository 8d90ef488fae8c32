import { STAFF_ROLES } from '@sufra/domain/vocabulary/staff-roles'
import { z } from 'zod'
import { Id, ownedResource } from '../wire/json-api.ts'
import { Email } from './customers.ts'

export const StaffAttributes = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** The branches somebody works at; null: all of them. */
  'location-ids': z.array(Id).nullable(),
})

/** GET /staff/me */
export const StaffDocument = z.object({
  data: ownedResource('staff', StaffAttributes).meta({ id: 'Staff' }),
})
export type StaffDocument = z.infer<typeof StaffDocument>

/** Somebody of the brand signed in: who it is, and the token that says so from here on. */
export const StaffSessionDocument = z.object({
  data: ownedResource(
    'staff',
    StaffAttributes.extend({ token: z.string(), 'expires-at': z.iso.datetime() }),
  ).meta({ id: 'SignedInStaff' }),
})
export type StaffSessionDocument = z.infer<typeof StaffSessionDocument>

/** POST /staff/login */
export const StaffLogin = z.object({
  email: Email,
  password: z.string({ error: 'required' }).min(1, 'required').max(400),
})
