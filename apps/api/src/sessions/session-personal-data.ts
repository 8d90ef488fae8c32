import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { passwordResets, sessions } from './session-tables.ts'

export const SESSION_DATA = [
  personalTable(sessions, {
    whose: ofPerson(sessions),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      tokenHash: untold,
      customerId: told,
      signedInBy: told,
      createdAt: told,
      lastUsedAt: told,
    },
  }),
  personalTable(passwordResets, {
    whose: ofPerson(passwordResets),
    rows: 'deleted',
    columns: { conceptId: untold, tokenHash: untold, customerId: told, expiresAt: told },
  }),
]
