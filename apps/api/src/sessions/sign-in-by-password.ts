import { randomUUID } from 'node:crypto'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { customerAccount, findByEmail } from '../customers/customer-queries.ts'
import { isKnownDevice } from '../platform/allowances/device-queries.ts'
import { deviceOf, ensureDevice } from '../platform/allowances/devices.ts'
import { networkOf } from '../platform/allowances/network.ts'
import { forgetSignInTries, takeSignInTry } from '../platform/allowances/sign-in-tries.ts'
import { requirePerson } from '../platform/captcha/captcha.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { isPassword } from '../platform/security/password-hash.ts'
import { openSession } from './open-session.ts'

/**
 * An unknown address costs the same work and gets the same answer as a wrong password. While a
 * crowd guesses at the account, a stranger shows to be a person, where that can be shown.
 */
export async function signInByPassword(
  parts: CustomerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: { email: string; password: string },
): Promise<SessionDocument> {
  const { database, environment, captcha } = parts
  const { conceptId } = request.tenant
  const now = parts.clock()
  const device = deviceOf(request, environment)
  const { known, tried, verdict } = await database.forConcept(conceptId, async (db) => {
    const known = await findByEmail(db, conceptId, email)
    const account = customerAccount(known?.id ?? randomUUID())
    const isKnown = await isKnownDevice(db, { conceptId, account, deviceHash: device })
    const tried = {
      conceptId,
      door: 'sign-in',
      email,
      network: networkOf(request),
      knownDevice: isKnown ? device : null,
      now,
    }
    return { known, tried, verdict: await takeSignInTry(db, tried) }
  })
  if (verdict.isCrowd && captcha.isOn) await requirePerson(request, captcha, now)
  else if (verdict.wait > 0) throw refusal('too-many-guesses').after(verdict.wait)

  const isRight = await isPassword(password, known?.passwordHash ?? null, conceptId)
  if (!known || !isRight) throw refusal('wrong-credentials')
  const one = { conceptId, customerId: known.id }
  return database.forConcept(conceptId, async (db) => {
    await forgetSignInTries(db, tried)
    const deviceHash = ensureDevice(request, reply, environment)
    return openSession(db, one, { signedInBy: 'password', deviceHash, now })
  })
}
