import { randomUUID } from 'node:crypto'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { emailFault, tidyEmail } from '@sufra/domain/people/email'
import { accountNameFault } from '@sufra/domain/people/person-name'
import { tidyText } from '@sufra/domain/text/plain-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomPKCECodeVerifier } from 'openid-client'
import { z } from 'zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { claimEmail, findByEmail, insertCustomer } from '../customers/customer-queries.ts'
import { findCustomerIdBy, insertIdentity, lockIdentity } from '../customers/identity-queries.ts'
import { deviceOf, ensureDevice } from '../platform/allowances/devices.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { linkOrigin } from '../platform/http/tenant/link-origin.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { openSession } from '../sessions/open-session.ts'
import type { IdentityProvider, SocialProfile } from './identity-provider.ts'
import {
  insertSignIn,
  keepProfile,
  type SocialSignIn,
  takeFinished,
  takeReturn,
} from './social-queries.ts'

/** For the browser that began the way, and the page in it that holds its key. */
export function signInBySocial(
  { database, environment, clock }: CustomerParts,
  request: FastifyRequest,
  asked: { provider: SocialProvider; id: string; key: string },
): Promise<SessionDocument> {
  const { conceptId } = request.tenant
  const { provider, id, key } = asked
  const now = clock()
  const deviceHash = deviceOf(request, environment)
  const finished = { conceptId, provider, id, keyHash: hashOf(key), deviceHash, now }
  return database.forConcept(conceptId, async (db) => {
    const way = await takeFinished(db, finished)
    if (!way?.issuer || !way.subject) throw refusal('social-refused')
    const identity = { conceptId, issuer: way.issuer, subject: way.subject }
    await lockIdentity(db, identity)
    const known = await findCustomerIdBy(db, identity)
    const customerId = known ?? (await welcome(db, { ...way, ...identity }, now))
    const how = { signedInBy: 'social', deviceHash: way.deviceHash, now } as const
    return openSession(db, { conceptId, customerId }, how)
  })
}

/**
 * Somebody the provider knows and we do not, by issuer and subject. An address opens the account
 * here that has it only where both sides have seen that its owner reads it; a proven mobile number
 * will open the others.
 */
async function welcome(
  db: Db,
  way: SocialSignIn & { issuer: string; subject: string },
  now: number,
) {
  const { conceptId, provider, issuer, subject } = way
  const createdAt = new Date(now)
  const customerId = (await ownerOf(db, way)) ?? (await newCustomer(db, way, createdAt))
  await insertIdentity(db, { conceptId, issuer, subject, provider, customerId, createdAt })
  return customerId
}

async function ownerOf(db: Db, { conceptId, email, isEmailVerified }: SocialSignIn) {
  if (!email || !isEmailVerified) return null
  const holder = await findByEmail(db, conceptId, email)
  return holder?.emailVerifiedAt ? holder.id : null
}

async function newCustomer(db: Db, way: SocialSignIn, createdAt: Date) {
  const { conceptId, firstName, lastName, email, isEmailVerified } = way
  const customerId = randomUUID()
  await insertCustomer(db, {
    conceptId,
    id: customerId,
    accountType: 'registered',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    createdAt,
  })
  const verifiedAt = isEmailVerified ? createdAt : null
  if (email && !emailFault(email)) {
    await claimEmail(db, { conceptId, customerId }, email, verifiedAt)
  }
  return customerId
}

/** Writes down what the way out looked like, so that the way back can be held against it. */
export async function startSocial(
  { database, environment, clock }: CustomerParts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { provider, client }: { provider: SocialProvider; client: IdentityProvider },
) {
  const { conceptId } = request.tenant
  const deviceHash = ensureDevice(request, reply, environment)
  const id = randomUUID()
  const state = newToken()
  const key = newToken()
  const way = { nonce: newToken(), codeVerifier: randomPKCECodeVerifier() }
  const { prefix } = request.server
  const redirectUri = `${linkOrigin(request, environment)}${prefix}/login/social/${provider}/callback`

  const address = await client.authorizationUrl({ state, redirectUri, ...way }).catch((error) => {
    request.log.error({ err: error }, `${provider} cannot be reached`)
    throw refusal('unavailable')
  })
  await database.forConcept(conceptId, (db) =>
    insertSignIn(db, {
      conceptId,
      id,
      provider,
      stateHash: hashOf(state),
      keyHash: hashOf(key),
      deviceHash,
      redirectUri,
      ...way,
      createdAt: new Date(clock()),
    }),
  )
  return { id, key, address }
}

/**
 * The id of the way that is complete now; null: it is not, for whatever reason. Whoever opens
 * another's way to a provider comes back with a browser that did not begin it, and to nothing.
 */
export async function returnFromProvider(
  { database, environment, clock }: CustomerParts,
  request: FastifyRequest,
  came: { provider: SocialProvider; client: IdentityProvider; parameters: Record<string, string> },
): Promise<string | null> {
  const { conceptId } = request.tenant
  const { provider, client, parameters } = came
  const { state = '', user, ...answer } = parameters
  const deviceHash = deviceOf(request, environment)
  const asked = { conceptId, provider, stateHash: hashOf(state), deviceHash, now: clock() }
  const way = await database.forConcept(conceptId, (db) => takeReturn(db, asked))
  if (!way) return null

  const { nonce, codeVerifier, redirectUri } = way
  const given = { state, nonce, codeVerifier, redirectUri, parameters: { ...answer, state } }
  const profile = await client.profileOf(given).catch((error) => {
    request.log.warn({ err: error }, `${provider} did not sign anybody in`)
    return null
  })
  if (!profile) return null
  const kept = tidyProfile(profile, user)
  await database.forConcept(conceptId, (db) => keepProfile(db, conceptId, way.id, kept))
  return way.id
}

/** Apple says the name once, beside the token, in a form of its own. */
const AppleUser = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }) })

function tidyProfile(profile: SocialProfile, user: string | undefined): SocialProfile {
  const named = AppleUser.safeParse(parsed(user)).data?.name
  return {
    ...profile,
    email: profile.email && tidyEmail(profile.email),
    firstName: goodName(profile.firstName || named?.firstName),
    lastName: goodName(profile.lastName || named?.lastName),
  }
}

/** What would not be taken on our own form is not taken here; the customer can fill it in. */
const goodName = (name = '') => (accountNameFault(name) ? '' : tidyText(name))

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
