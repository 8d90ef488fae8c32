import { randomUUID } from 'node:crypto'
import type { Registration, RegistrationDocument } from '@sufra/contract/people/customers'
import { birthDateFault } from '@sufra/domain/people/birth-date'
import { usernameOf } from '@sufra/domain/people/mobile'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import type { Db } from '../platform/database/connection.ts'
import { fieldRefusal } from '../platform/http/problems/problem.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { issueCodeUnlessLive } from '../verifications/issue-code.ts'
import { type NormalMobile, normalMobileAt } from '../verifications/normal-mobile.ts'
import { prepareCode, sendCode } from '../verifications/send-code.ts'
import { insertVerification } from '../verifications/verification-queries.ts'

type Given = z.output<typeof Registration>

/**
 * Writes down what somebody says and sends a code to the number. Whether the number or the address
 * is known is not even looked at: nothing in the answer, nor its length, can tell.
 */
export async function registerCustomer(
  parts: CustomerParts,
  request: FastifyRequest,
  given: Given,
): Promise<RegistrationDocument> {
  const { conceptId } = request.tenant
  const now = parts.clock()
  const account = given['account-type'] === 'registered' ? await accountOf(given, now) : GUEST
  const names = { firstName: given['first-name'], lastName: given['last-name'] }
  const id = randomUUID()

  const prepared = await parts.database.forConcept(conceptId, async (db) => {
    const { username, mobile } = await givenMobile(db, conceptId, given)
    const to = { id, username, mobile }
    const createdAt = new Date(now)
    await insertVerification(db, {
      conceptId,
      ...to,
      customerId: null,
      ...names,
      ...account,
      createdAt,
    })
    return prepareCode(db, parts, request, to, issueCodeUnlessLive)
  })
  const verification = await sendCode(parts, request, prepared)
  return {
    data: {
      type: 'customers',
      id,
      attributes: {
        'account-type': given['account-type'],
        status: 'unverified',
        'first-name': names.firstName,
        'last-name': names.lastName,
        mobile: verification.mobile,
        username: verification.username,
      },
    },
    meta: { verification },
  }
}

const GUEST = {
  accountType: 'guest',
  email: null,
  passwordHash: null,
  dateOfBirth: null,
} as const

async function accountOf(given: Extract<Given, { 'account-type': 'registered' }>, now: number) {
  const dateOfBirth = checkedBirthDate(given['date-of-birth'], now)
  const passwordHash = await hashPassword(given.password)
  return { accountType: 'registered', email: given.email, passwordHash, dateOfBirth } as const
}

export function checkedBirthDate(date: string | null | undefined, now: number): string | null {
  if (!date) return null
  const fault = birthDateFault(date, new Date(now).toISOString().slice(0, 10))
  if (fault) throw fieldRefusal('date-of-birth', fault)
  return date
}

/** `username` says the country; `mobile` must be the same number. */
export async function givenMobile(
  db: Db,
  conceptId: number,
  given: { mobile: string; username: string },
): Promise<NormalMobile> {
  const normal = await normalMobileAt(db, conceptId, given.username)
  const dialCode = normal?.username.slice(0, -normal.mobile.length) ?? ''
  const isSame = normal && usernameOf(given.mobile, { dialCode }) === normal.username
  if (!normal || !isSame) {
    throw fieldRefusal('mobile', given.mobile === '' ? 'required' : 'invalid-mobile')
  }
  return normal
}
