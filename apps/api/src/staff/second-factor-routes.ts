import {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorDocument,
  SecondFactorRemoval,
  SecondFactorSecret,
  SecondFactorStart,
} from '@sufra/contract/people/second-factor'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { answers, answersNothing, answersToBody } from '../platform/http/wire/responses.ts'
import { isPassword } from '../platform/security/password-hash.ts'
import { signedInStaff } from './require-staff.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  spendSecondFactor,
  takeCodeTry,
} from './second-factor.ts'
import type { StaffParts } from './sign-in-staff.ts'
import { doerOf, recordAct } from './staff-acts.ts'
import { findStaffMember } from './staff-queries.ts'

const tags = ['Staff']
const config = { access: 'staff' as const }

/** The code app of whoever is signed in. Who has only the session, and not the password, changes nothing here. */
export function secondFactorRoutes({ database, clock }: StaffParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/staff/second-factor',
      {
        config,
        schema: {
          tags,
          summary: 'Whether a code is asked for at sign-in',
          response: answers(SecondFactorDocument),
        },
      },
      async (request) => {
        const { member } = whoIs(request)
        const factor = await database.forConcept(member.conceptId, (db) =>
          findSecondFactor(db, member),
        )
        const codesLeft = factor?.recoveryHashes.length ?? 0
        return { data: { 'is-on': factor !== null, 'recovery-codes-left': codesLeft } }
      },
    )

    app.post(
      '/staff/second-factor',
      {
        config,
        schema: {
          tags,
          summary: 'Begin to set up a code app: the secret, told this once',
          description:
            'By RFC 6238, six digits every 30 seconds. Asked for once a code confirmed it.',
          body: SecondFactorStart,
          response: answersToBody(SecondFactorSecret),
        },
      },
      async (request) => {
        const { member, staff } = whoIs(request)
        await requirePassword(request, request.body.password)
        const named = { label: staff.email, issuer: request.tenant.host }
        const begun = await database.forConcept(member.conceptId, (db) =>
          beginSecondFactor(db, member, named),
        )
        if (!begun) throw refusal('second-factor-set')
        return { data: begun }
      },
    )

    app.post(
      '/staff/second-factor/confirmation',
      {
        config,
        schema: {
          tags,
          summary: 'Confirm the code app: the recovery codes, told this once',
          body: SecondFactorCode,
          response: answersToBody(RecoveryCodes),
        },
      },
      async (request) => {
        const { member, staff } = whoIs(request)
        await takeTry(request)
        const now = clock()
        const codes = await database.forConcept(member.conceptId, async (db) => {
          const made = await confirmSecondFactor(db, member, { code: request.body.code, now })
          if (made) await recordAct(db, doerOf(request, staff), { act: 'second-factor-on', now })
          return made
        })
        if (!codes) throw refusal('wrong-second-factor', { source: 'code' })
        return { data: { 'recovery-codes': codes } }
      },
    )

    app.post(
      '/staff/second-factor/removal',
      {
        config,
        schema: {
          tags,
          summary: 'Ask for no code any more',
          body: SecondFactorRemoval,
          response: answersNothing,
        },
      },
      async (request, reply) => {
        const { member, staff } = whoIs(request)
        const { code, password } = request.body
        await requirePassword(request, password)
        const now = clock()
        const isGone = await database.forConcept(member.conceptId, async (db) => {
          const factor = await findSecondFactor(db, member)
          if (factor && !(await spendSecondFactor(db, factor, { code, now }))) return false
          await removeSecondFactor(db, member)
          await recordAct(db, doerOf(request, staff), { act: 'second-factor-off', now })
          return true
        })
        if (!isGone) throw refusal('wrong-second-factor', { source: 'code' })
        return reply.code(204).send()
      },
    )
  }

  /** In a transaction of its own: a try counts also when it fails. */
  async function takeTry(request: FastifyRequest, also?: (db: Db) => Promise<string | null>) {
    const { member } = whoIs(request)
    return database
      .forConcept(member.conceptId, async (db) => ({
        wait: await takeCodeTry(db, member, clock()),
        hash: (await also?.(db)) ?? null,
      }))
      .then(({ wait, hash }) => {
        if (wait > 0) {
          throw refusal('too-many-requests', { text: 'refusal_too-many-tries' }).after(wait)
        }
        return hash
      })
  }

  async function requirePassword(request: FastifyRequest, password: string) {
    const { conceptId, staffId } = whoIs(request).member
    const hash = await takeTry(request, async (db) => {
      const found = await findStaffMember(db, conceptId, staffId)
      return found?.passwordHash ?? null
    })
    if (!(await isPassword(password, hash, conceptId))) {
      throw refusal('wrong-password', { source: 'password' })
    }
  }
}

function whoIs(request: FastifyRequest) {
  const staff = signedInStaff(request)
  return { staff, member: { conceptId: request.tenant.conceptId, staffId: staff.id } }
}
