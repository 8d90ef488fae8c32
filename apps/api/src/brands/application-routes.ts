import {
  ApplicationDocument,
  ApplicationKeyDocument,
  ApplicationList,
  ClientList,
} from '@sufra/contract/brand/applications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { requestContext } from '../platform/http/tenant/request-context.ts'
import { plainHost } from '../platform/http/tenant/tenant.ts'
import { including, onePage, paging, query } from '../platform/http/wire/query.ts'
import { answers } from '../platform/http/wire/responses.ts'
import { applicationKeyResource } from './application-document.ts'
import type { CurrentUris } from './find-application.ts'
import { clientResource, findApplication, matchUrl } from './find-application.ts'

const tags = ['Applications']
const Include = including(['concept', 'popup'])
const HostName = z.string().max(254).describe('A dot at its end says nothing more.')
const Key = z.string().max(200).describe('The `app-key`.')
const Url = z.string().max(2_000).optional().describe('Also `filter[url]`.')

export function applicationRoutes(parts: {
  database: Database
  documents: CurrentUris
  clock: () => number
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/applications/host/:hostname',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'The application of a host name',
          description: 'Only the host the request itself is for. The one call without an app-key.',
          params: z.object({ hostname: HostName }),
          response: answers(ApplicationKeyDocument),
        },
      },
      async ({ tenant, params }) => {
        if (plainHost(params.hostname) !== tenant.host) throw notFound()
        return { data: applicationKeyResource(tenant) }
      },
    )

    app.get(
      '/applications/key/:key',
      {
        schema: {
          tags,
          summary: 'The application of a key',
          description: 'The settings; the first included resource is the concept.',
          params: z.object({ key: Key }),
          querystring: query({ include: Include }),
          response: answers(ApplicationDocument),
        },
      },
      async (request) => {
        if (request.params.key !== request.tenant.applicationKey) throw notFound()
        return findApplication(parts, requestContext(request, parts.clock), request.query.include)
      },
    )

    app.get(
      '/applications',
      {
        schema: {
          tags,
          summary: 'Applications by address',
          querystring: query({ ...paging, url: Url, include: Include }),
          response: answers(ApplicationList),
        },
      },
      async (request) => {
        const { url, include } = request.query
        const host = await matchUrl(parts.database, request.tenant, url)
        if (!host) return { ...onePage([], request.query), included: [] }
        const context = requestContext(request, parts.clock)
        const { data, included } = await findApplication(parts, context, include)
        const page = onePage([data], request.query)
        return { ...page, included: page.data.length > 0 ? included : [] }
      },
    )

    app.get(
      '/clients',
      {
        schema: {
          tags,
          summary: 'Clients by address',
          querystring: query({ ...paging, url: Url }),
          response: answers(ClientList),
        },
      },
      async ({ tenant, query }) => {
        const host = await matchUrl(parts.database, tenant, query.url)
        const clients = host ? [await clientResource(parts.database, tenant, host)] : []
        return onePage(clients, query)
      },
    )
  }
}
