import { SessionDocument } from '@sufra/contract/people/sessions'
import {
  SocialFinish,
  SocialProviderList,
  SocialStartDocument,
} from '@sufra/contract/people/social'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@sufra/contract/people/social-providers'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { answers, answersToBody } from '../platform/http/wire/responses.ts'
import type { IdentityProviders } from './open-social.ts'
import { returnFromProvider, signInBySocial, startSocial } from './sign-in-by-social.ts'

const tags = ['Signing in']
const OneProvider = z.object({ provider: z.enum(SOCIAL_PROVIDERS) })
const Said = z.string().max(8_000).optional()
/** What a provider may say; each of it is held against what was asked. */
const Returned = z.object({
  code: Said,
  state: Said,
  iss: Said,
  error: Said,
  error_description: Said,
  /** Apple's, once: the name. */
  user: Said,
})

export function socialRoutes(
  parts: CustomerParts,
  providers: IdentityProviders,
): FastifyPluginAsyncZod {
  const gateOf = (provider: SocialProvider) => {
    const client = providers[provider]
    if (!client) throw notFound()
    return { provider, client }
  }

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    )

    app.get(
      '/login/social',
      {
        schema: {
          tags,
          summary: 'Whom one may sign in with',
          response: answers(SocialProviderList),
        },
      },
      async () => ({
        data: SOCIAL_PROVIDERS.filter((id) => providers[id]).map((id) => ({
          type: 'social-providers' as const,
          id,
        })),
      }),
    )

    app.post(
      '/login/social/:provider',
      {
        schema: {
          tags,
          summary: 'Begin to sign in with a provider',
          description:
            'The page keeps `key`, the browser the cookie, and goes to `authorization-url`. It comes ' +
            'back to `/signin?social={id}`, or to `/signin?social-error={provider}`.',
          params: OneProvider,
          response: answers(SocialStartDocument),
        },
      },
      async (request, reply) => {
        const { provider } = request.params
        const exchange = { request, reply }
        const { id, key, address } = await startSocial(parts, exchange, gateOf(provider))
        const attributes = { provider, 'authorization-url': address.href, key }
        return { data: { type: 'social-sign-ins' as const, id, attributes } }
      },
    )

    app.get(
      '/login/social/:provider/callback',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Where a provider sends the browser back to',
          params: OneProvider,
          querystring: Returned,
        },
      },
      async (request, reply) => {
        const { provider } = request.params
        const parameters = given(request.query)
        const id = await returnFromProvider(parts, request, { ...gateOf(provider), parameters })
        return reply.redirect(id ? `/signin?social=${id}` : `/signin?social-error=${provider}`, 303)
      },
    )

    app.post(
      '/login/social/:provider/callback',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'The same, for a provider that answers by form',
          params: OneProvider,
          body: Returned,
        },
      },
      // Another site's form brings no cookie of ours; the address it is sent on to does.
      async (request, reply) => {
        const [path] = request.url.split('?', 1)
        return reply.redirect(`${path}?${new URLSearchParams(given(request.body))}`, 303)
      },
    )

    app.post(
      '/login/social/:provider/session',
      {
        schema: {
          tags,
          summary: 'Finish signing in with a provider',
          description: 'Once, within ten minutes, by the browser that began, with the key.',
          params: OneProvider,
          body: SocialFinish,
          response: answersToBody(SessionDocument),
        },
      },
      async (request) => {
        const { provider } = request.params
        gateOf(provider)
        return signInBySocial(parts, request, { provider, ...request.body })
      },
    )
  }
}

const given = (said: z.output<typeof Returned>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
