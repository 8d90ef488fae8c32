import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { tidyEmail } from '@sufra/domain/people/email'
import { accountNameFault } from '@sufra/domain/people/person-name'
import { tidyText } from '@sufra/domain/text/plain-text'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { hashOf } from '../platform/security/token.ts'
import type { SocialGate, SocialProfile } from './social-gate.ts'
import { keepProfile, takeReturn } from './social-queries.ts'

/** The id of the way that is complete now; null: it is not, for whatever reason. */
export async function returnFromProvider(
  { database, clock }: CustomerParts,
  request: FastifyRequest,
  came: { provider: SocialProvider; gate: SocialGate; parameters: Record<string, string> },
): Promise<string | null> {
  const { conceptId } = request.tenant
  const { provider, gate, parameters } = came
  const { state = '', user, ...answer } = parameters
  const asked = { conceptId, provider, stateHash: hashOf(state), now: clock() }
  const way = await database.forConcept(conceptId, (db) => takeReturn(db, asked))
  if (!way) return null

  const { nonce, codeVerifier, redirectUri } = way
  const given = { state, nonce, codeVerifier, redirectUri, parameters: { ...answer, state } }
  const profile = await gate.profileOf(given).catch((error) => {
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
