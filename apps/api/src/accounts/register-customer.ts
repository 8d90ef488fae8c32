import { randomUUID } from 'node:crypto'
import type { Registration, RegistrationDocument } from '@sufra/contract/people/customers'
import { birthDateFault } from '@sufra/domain/people/birth-date'
import { usernameOf } from '@sufra/domain/people/mobile'
import type { z } from 'zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import type { Db } from '../platform/database/connection.ts'
import { fieldRefusal } from '../platform/http/problems/problem.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { issueCodeUnlessLive, withdrawCode } from '../verifications/issue-code.ts'
import { type NormalMobile, normalMobileAt } from '../verifications/normal-mobile.ts'
import {
  type Exchange,
  type PreparedCode,
  prepareCode,
  sendCode,
} from '../verifications/send-code.ts'
import {
  deleteVerification,
  insertVerification,
  updateVerification,
} from '../verifications/verification-queries.ts'

type Given = z.output<typeof Registration>

/**
 * Writes down what somebody says and sends a code to the number. Whether the number or the address
 * is known is not even looked at: nothing in the answer, nor its length, can tell.
 */
export async function registerCustomer(
  parts: CustomerParts,
  exchange: Exchange,
  given: Given,
): Promise<RegistrationDocument> {
  const { conceptId } = exchange.request.tenant
  const now = parts.clock()
  const account = given['account-type'] === 'registered' ? accountOf(given, now) : GUEST
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
      passwordHash: null,
      createdAt,
    })
    return prepareCode(db, parts, exchange, to, issueCodeUnlessLive)
  })
  if (given['account-type'] === 'registered') await keepPassword(parts, given.password, prepared)
  const verification = await sendCode(parts, exchange.request, prepared)
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

const GUEST = { accountType: 'guest', email: null, dateOfBirth: null } as const

const accountOf = (given: Extract<Given, { 'account-type': 'registered' }>, now: number) => {
  const dateOfBirth = checkedBirthDate(given['date-of-birth'], now)
  return { accountType: 'registered', email: given.email, dateOfBirth } as const
}

/** Hashed last, when nothing else can be refused any more; where there is no room, nothing is left behind. */
async function keepPassword(parts: CustomerParts, password: string, prepared: PreparedCode) {
  const { id, username, concept, issued } = prepared
  const { conceptId } = concept
  try {
    const passwordHash = await hashPassword(password, conceptId)
    await parts.database.forConcept(conceptId, (db) =>
      updateVerification(db, conceptId, id, { passwordHash }),
    )
  } catch (error) {
    await parts.database.forConcept(conceptId, async (db) => {
      await deleteVerification(db, conceptId, id)
      if (issued.code) await withdrawCode(db, { conceptId, username }, issued.sentAt)
    })
    throw error
  }
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
