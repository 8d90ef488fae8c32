import { randomInt, randomUUID } from 'node:crypto'
import { customers } from '@sufra/api/customers/customer-tables'
import type { Database } from '@sufra/api/platform/database/connection'
import { hashOf, newToken } from '@sufra/api/platform/security/token'
import { sessions } from '@sufra/api/sessions/session-tables'
import { insertStaffSession } from '@sufra/api/staff/staff-queries'
import { staff } from '@sufra/api/staff/staff-tables'
import { ORDERING } from '../brands/ordering-brand.ts'

export type Person = { id: string; token: string }

const conceptId = ORDERING.concept.id
const AT_ONCE = 500

/** Customers with a proven number who are signed in already. */
export async function signedInCustomers(database: Database, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: newToken() }))
  for (let at = 0; at < count; at += AT_ONCE) {
    await writeCustomers(database, people.slice(at, at + AT_ONCE))
  }
  return people
}

function writeCustomers(database: Database, people: Person[]) {
  const now = new Date()
  return database.forConcept(conceptId, async (db) => {
    await db.insert(customers).values(
      people.map(({ id }) => {
        const mobile = `5${randomInt(10 ** 11)}`
        const name = { firstName: 'Nora', lastName: 'Saleh' }
        const account = { accountType: 'registered' as const, username: `966${mobile}`, mobile }
        return { conceptId, id, ...name, ...account, createdAt: now }
      }),
    )
    await db.insert(sessions).values(
      people.map(({ id, token }) => ({
        conceptId,
        tokenHash: hashOf(token),
        customerId: id,
        signedInBy: 'code' as const,
        createdAt: now,
        lastUsedAt: now,
      })),
    )
  })
}

/** Somebody who may move the orders of every branch. */
export async function signedInManager(database: Database): Promise<Person> {
  const [id, token, now] = [randomUUID(), newToken(), Date.now()]
  await database.forConcept(conceptId, async (db) => {
    await db.insert(staff).values({
      conceptId,
      id,
      name: 'Omar',
      email: `${id}@ordering.example`,
      role: 'manager',
      passwordHash: 'none',
      createdAt: new Date(now),
    })
    await insertStaffSession(db, { conceptId, tokenHash: hashOf(token), staffId: id, now })
  })
  return { id, token }
}
