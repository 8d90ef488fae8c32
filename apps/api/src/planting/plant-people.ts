import { randomUUID } from 'node:crypto'
import { usernameOf } from '@sufra/domain/people/mobile'
import { customers } from '../customers/customer-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { staff } from '../staff/staff-tables.ts'
import type { BrandSeed } from './brand-seed.ts'
import { insertRows } from './insert-rows.ts'

/** The staff, and customers to sign in as. */
export async function plantPeople(db: Db, brand: BrandSeed) {
  const { id: conceptId, dialingCode } = brand.concept
  const hashes = await hashesOf([...brand.staff, ...brand.customers])
  const common = (password: string) => ({
    conceptId,
    id: randomUUID(),
    passwordHash: hashes.get(password) ?? '',
    createdAt: new Date(),
  })
  await insertRows(
    db,
    staff,
    brand.staff.map(({ password, ...member }) => ({ ...member, ...common(password) })),
  )
  await insertRows(
    db,
    customers,
    brand.customers.map(({ password, ...customer }) => ({
      ...customer,
      ...common(password),
      accountType: 'registered' as const,
      emailVerifiedAt: new Date(),
      username: usernameOf(customer.mobile, { dialCode: dialingCode }),
    })),
  )
}

/** By password: hashing is slow on purpose, and many share one. */
async function hashesOf(people: { password: string }[]) {
  const hashes = new Map<string, string>()
  for (const { password } of people) {
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password))
  }
  return hashes
}
