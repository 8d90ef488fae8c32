import { and, eq } from 'drizzle-orm'
import { knownDevices } from '../platform/allowances/device-tables.ts'
import {
  emptied,
  ofPerson,
  personalTable,
  told,
  untold,
} from '../platform/database/personal-table.ts'
import { customerAccount } from './customer-queries.ts'
import { customerIdentities, customers } from './customer-tables.ts'

/** The row itself stays, empty, so that orders keep adding up. */
export const CUSTOMER_DATA = [
  personalTable(customers, {
    whose: ({ conceptId, customerId }) =>
      and(eq(customers.conceptId, conceptId), eq(customers.id, customerId)),
    rows: 'kept',
    columns: {
      conceptId: untold,
      id: told,
      accountType: told,
      firstName: emptied(''),
      lastName: emptied(''),
      email: emptied(),
      emailVerifiedAt: emptied(),
      username: emptied(),
      mobile: emptied(),
      passwordHash: { ...untold, left: null },
      dateOfBirth: emptied(),
      language: emptied(),
      appearance: emptied(),
      createdAt: told,
      deletedAt: told,
    },
  }),
  personalTable(customerIdentities, {
    whose: ofPerson(customerIdentities),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      issuer: told,
      subject: told,
      provider: told,
      customerId: told,
      createdAt: told,
    },
  }),
  personalTable(knownDevices, {
    whose: ({ conceptId, customerId }) =>
      and(
        eq(knownDevices.conceptId, conceptId),
        eq(knownDevices.account, customerAccount(customerId)),
      ),
    rows: 'deleted',
    columns: { conceptId: untold, account: told, deviceHash: untold, lastUsedAt: told },
  }),
]
