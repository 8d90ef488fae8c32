import { randomUUID } from 'node:crypto'
import type { Verification } from '@sufra/contract/people/verifications'
import type { FastifyRequest } from 'fastify'
import type { CustomerParts } from '../customers/customer-parts.ts'
import type { Customer } from '../customers/customer-queries.ts'
import { fieldRefusal, refusal } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { issueCodeUnlessLive } from '../verifications/issue-code.ts'
import type { NormalMobile } from '../verifications/normal-mobile.ts'
import { type Exchange, prepareCode, sendCode } from '../verifications/send-code.ts'
import { insertVerification } from '../verifications/verification-queries.ts'
import type { Changes } from './change-customer.ts'
import { givenMobile } from './register-customer.ts'

/** The number somebody signed in gives, if it is one and would be a change. */
export async function askedMobile(
  { database }: CustomerParts,
  request: FastifyRequest,
  { mobile, username }: Changes,
): Promise<NormalMobile | null> {
  if (mobile === undefined && username === undefined) return null
  if (mobile === undefined || username === undefined) throw fieldRefusal('mobile', 'required')
  // A guest is known by the number alone: another number is another guest.
  if (signedIn(request).accountType === 'guest') throw refusal('registered-only')
  const { conceptId } = request.tenant
  return database.forConcept(conceptId, (db) => givenMobile(db, conceptId, { mobile, username }))
}

/** It becomes theirs once its code comes back; until then nothing changes. */
export async function changeMobile(
  parts: CustomerParts,
  exchange: Exchange,
  asked: NormalMobile | null,
  customer: Customer,
): Promise<Verification | null> {
  if (!asked || asked.username === customer.username) return null
  const { conceptId, id: customerId, accountType, firstName, lastName } = customer
  const to = { id: randomUUID(), ...asked }
  const prepared = await parts.database.forConcept(conceptId, async (db) => {
    await insertVerification(db, {
      conceptId,
      ...to,
      customerId,
      accountType,
      firstName,
      lastName,
      email: null,
      passwordHash: null,
      dateOfBirth: null,
      createdAt: new Date(parts.clock()),
    })
    return prepareCode(db, parts, exchange, to, issueCodeUnlessLive)
  })
  return sendCode(parts, exchange.request, prepared)
}
