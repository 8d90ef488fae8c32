import { ORDER_STATUSES } from '@sufra/domain/orders/order-lifecycle'
import { STAFF_ACTS } from '@sufra/domain/vocabulary/staff-acts'
import { STAFF_ROLES } from '@sufra/domain/vocabulary/staff-roles'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Id, ownedResource, RandomId } from '../wire/json-api.ts'
import { Email } from './customers.ts'
import { Code } from './second-factor.ts'

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
    StaffAttributes.extend({
      /** Not told to a page that holds it in a cookie. */
      token: z.string().exactOptional(),
      'expires-at': z.iso.datetime(),
    }),
  ).meta({ id: 'SignedInStaff' }),
})
export type StaffSessionDocument = z.infer<typeof StaffSessionDocument>

/** POST /staff/login */
export const StaffLogin = z.object({
  email: Email,
  password: z.string({ error: 'required' }).min(1, 'required').max(400),
  /** Of those who have set up a code app: its code, or a recovery code. */
  code: Code.optional(),
})

/** GET /staff/sessions */
export const StaffSessionList = z.object({
  data: z.array(
    ownedResource(
      'staff-sessions',
      z.object({
        /** What the browser or program says of itself. */
        device: z.string().nullable(),
        network: z.string().nullable(),
        since: z.iso.datetime(),
        'last-used-at': z.iso.datetime(),
        'expires-at': z.iso.datetime(),
        'is-current': z.boolean(),
      }),
    ).meta({ id: 'StaffSession' }),
  ),
})
export type StaffSessionList = z.infer<typeof StaffSessionList>

/** What an act was done to; nothing of a customer. */
export const ActSubject = z.object({
  'order-id': RandomId.exactOptional(),
  'order-number': z.int().exactOptional(),
  status: z.enum(ORDER_STATUSES).exactOptional(),
  'driver-name': z.string().exactOptional(),
  /** Of the item or category. */
  name: Words.exactOptional(),
})
export type ActSubject = z.infer<typeof ActSubject>

/** GET /staff/acts */
export const StaffActList = z.object({
  data: z.array(
    ownedResource(
      'staff-acts',
      z.object({
        act: z.enum(STAFF_ACTS),
        at: z.iso.datetime(),
        /** Null: somebody who did not get in. */
        'staff-id': RandomId.nullable(),
        'staff-name': z.string().nullable(),
        role: z.enum(STAFF_ROLES).nullable(),
        'location-id': Id.nullable(),
        /** The network it was done from; null: the server's own machine. */
        network: z.string().nullable(),
        subject: ActSubject,
      }),
    ).meta({ id: 'StaffAct' }),
  ),
  meta: z.object({
    /** The `before` of the next page; null: this is the last one. */
    next: RandomId.nullable(),
  }),
})
export type StaffActList = z.infer<typeof StaffActList>
