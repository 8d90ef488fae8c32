import { randomUUID } from 'node:crypto'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import type { FastifyRequest } from 'fastify'
import { randomPKCECodeVerifier } from 'openid-client'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { linkOrigin } from '../platform/http/tenant/link-origin.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import type { SocialGate } from './social-gate.ts'
import { insertSignIn } from './social-queries.ts'

/** Writes down what the way out looked like, so that the way back can be held against it. */
export async function startSocial(
  { database, environment, clock }: CustomerParts,
  request: FastifyRequest,
  { provider, gate }: { provider: SocialProvider; gate: SocialGate },
) {
  const { conceptId } = request.tenant
  const id = randomUUID()
  const state = newToken()
  const key = newToken()
  const way = { nonce: newToken(), codeVerifier: randomPKCECodeVerifier() }
  const { prefix } = request.server
  const redirectUri = `${linkOrigin(request, environment)}${prefix}/login/social/${provider}/callback`

  const address = await gate.authorizationUrl({ state, redirectUri, ...way }).catch((error) => {
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
      redirectUri,
      ...way,
      createdAt: new Date(clock()),
    }),
  )
  return { id, key, address }
}
