import type { ActSubject } from '@sufra/contract/people/staff'
import type { StaffAct } from '@sufra/domain/vocabulary/staff-acts'
import type { StaffRole } from '@sufra/domain/vocabulary/staff-roles'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Somebody who works for the brand. */
export const staff = pgTable(
  'staff',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** In small letters. */
    email: text('email').notNull(),
    telephone: text('telephone'),
    role: text('role').$type<StaffRole>().notNull(),
    /** The branches somebody works at; null: all of them. */
    locations: integer('locations').array(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    uniqueIndex('staff_by_email').on(table.conceptId, table.email),
    check('staff_email_in_small_letters', sql`${table.email} = lower(${table.email})`),
    ownConceptOnly('staff'),
  ],
)

/** A sign-in at a branch. The token itself is kept by its holder alone. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    conceptId: conceptId(),
    tokenHash: text('token_hash').notNull(),
    /** What the session is called by towards its holder; the hash stays here. */
    id: uuid('id').notNull().defaultRandom(),
    staffId: uuid('staff_id').notNull(),
    /** What the browser says of itself; null: nothing. */
    device: text('device'),
    /** Null: this machine itself. */
    network: text('network'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.tokenHash] }),
    index('staff_sessions_by_staff').on(table.conceptId, table.staffId),
    foreignKey({
      columns: [table.conceptId, table.staffId],
      foreignColumns: [staff.conceptId, staff.id],
    }).onDelete('cascade'),
    ownConceptOnly('staff_sessions'),
  ],
)

/** The code app of one of the staff. The secret is told once, while it is set up, and never again. */
export const staffSecondFactors = pgTable(
  'staff_second_factors',
  {
    conceptId: conceptId(),
    staffId: uuid('staff_id').notNull(),
    secret: text('secret').notNull(),
    /** Null: not set up to the end, and not asked for. */
    confirmedAt: moment('confirmed_at'),
    /** The half minute of the last code that was taken: a code is good once. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.staffId] }),
    foreignKey({
      columns: [table.conceptId, table.staffId],
      foreignColumns: [staff.conceptId, staff.id],
    }).onDelete('cascade'),
    ownConceptOnly('staff_second_factors'),
  ],
)

/**
 * What the people of the brand have done: rows are added and read, and nobody can change or delete
 * one (see the migration that made it). It names nothing that could be deleted under it.
 */
export const staffActs = pgTable(
  'staff_acts',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    act: text('act').$type<StaffAct>().notNull(),
    /** Null: somebody who did not get in. Name and role are those of that moment. */
    staffId: uuid('staff_id'),
    staffName: text('staff_name'),
    role: text('role').$type<StaffRole>(),
    locationId: integer('location_id'),
    /** Null: this machine itself. */
    network: text('network'),
    subject: jsonb('subject').$type<ActSubject>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    index('staff_acts_by_time').on(table.conceptId, table.at, table.id),
    ownConceptOnly('staff_acts'),
  ],
)
