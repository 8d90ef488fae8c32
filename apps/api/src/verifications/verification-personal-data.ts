import { and, eq, inArray, or } from 'drizzle-orm'
import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { emailLinks, mobileCodes, verifications } from './verification-tables.ts'

export const VERIFICATION_DATA = [
  personalTable(verifications, {
    whose: ({ conceptId, customerId, usernames }) =>
      and(
        eq(verifications.conceptId, conceptId),
        or(eq(verifications.customerId, customerId), inArray(verifications.username, usernames)),
      ),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: untold,
      username: told,
      mobile: told,
      customerId: told,
      accountType: told,
      firstName: told,
      lastName: told,
      email: told,
      passwordHash: untold,
      dateOfBirth: told,
      createdAt: told,
    },
  }),
  personalTable(emailLinks, {
    whose: ofPerson(emailLinks),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      customerId: told,
      email: told,
      tokenHash: untold,
      expiresAt: told,
    },
  }),
  personalTable(mobileCodes, {
    whose: ({ conceptId, usernames }) =>
      and(eq(mobileCodes.conceptId, conceptId), inArray(mobileCodes.username, usernames)),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      username: told,
      codeHash: untold,
      salt: untold,
      sentAt: told,
      expiresAt: told,
      guesses: told,
      verificationId: untold,
      deviceHash: untold,
      network: told,
      holderGuessed: told,
    },
  }),
]
