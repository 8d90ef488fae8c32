import type { SocialProvider } from '@sufra/contract/people/social-providers'
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/** One way to a provider and back. It ends as a session for the browser that began. */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    /** What the provider hands back, as a hash. */
    stateHash: text('state_hash').notNull(),
    /** What the page keeps to itself, as a hash. */
    keyHash: text('key_hash').notNull(),
    /** The browser that began, by its cookie: no other can come back or finish. */
    deviceHash: text('device_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set by the first return from the provider: a second one finds nothing to do. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    uniqueIndex('social_sign_ins_by_state').on(table.conceptId, table.stateHash),
    index('social_sign_ins_by_age').on(table.conceptId, table.createdAt),
    ownConceptOnly('social_sign_ins'),
  ],
)
