import { and, eq, sql } from 'drizzle-orm'
import { customerIdentities } from '../customers/customer-tables.ts'
import { personalTable, told, untold } from '../platform/database/personal-table.ts'
import { socialSignIns } from './social-tables.ts'

/** What a provider said of somebody known, on a way that was not finished. */
export const SOCIAL_DATA = [
  personalTable(socialSignIns, {
    whose: ({ conceptId, customerId }) =>
      and(
        eq(socialSignIns.conceptId, conceptId),
        sql`(${socialSignIns.issuer}, ${socialSignIns.subject}) in (
          select ${customerIdentities.issuer}, ${customerIdentities.subject} from ${customerIdentities}
          where ${customerIdentities.conceptId} = ${conceptId}
            and ${customerIdentities.customerId} = ${customerId})`,
      ),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: untold,
      provider: told,
      stateHash: untold,
      keyHash: untold,
      deviceHash: untold,
      nonce: untold,
      codeVerifier: untold,
      redirectUri: told,
      createdAt: told,
      returnedAt: told,
      issuer: told,
      subject: told,
      email: told,
      isEmailVerified: told,
      firstName: told,
      lastName: told,
    },
  }),
]
