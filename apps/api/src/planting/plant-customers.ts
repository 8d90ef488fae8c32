import { randomUUID } from 'node:crypto'
import { usernameOf } from '@sufra/domain/people/mobile'
import { customers } from '../customers/customer-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import type { BrandSeed } from './brand-seed.ts'
import { DEMO_CUSTOMER, demoMobile } from './demo-customer.ts'
import { insertRows } from './insert-rows.ts'

/** Somebody to sign in as, by password or by code, where we know what a number looks like. */
export async function plantCustomers(db: Db, { concept }: BrandSeed) {
  const { password, ...person } = DEMO_CUSTOMER
  const mobile = demoMobile(concept.country)
  if (!mobile) return
  await insertRows(db, customers, [
    {
      conceptId: concept.id,
      id: randomUUID(),
      accountType: 'registered',
      ...person,
      mobile,
      username: usernameOf(mobile, { dialCode: concept.dialingCode }),
      passwordHash: await hashPassword(password),
      createdAt: new Date(),
    },
  ])
}
