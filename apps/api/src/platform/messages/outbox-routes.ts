import { OutboxList } from '@sufra/contract/people/outbox'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { requireTenant, type TenantDirectory } from '../http/tenant/tenant.ts'
import { answers } from '../http/wire/responses.ts'
import { useWireForm } from '../http/wire/wire-form.ts'
import type { MessageSettings } from './message-environment.ts'
import { hasOutbox } from './open-messages.ts'
import { OUTBOX_POLICY, outboxPage } from './outbox-page.ts'
import { listMessages, type OutboxMessage } from './outbox-queries.ts'

const config = { access: 'public' } as const
const Wanted = z.object({ to: z.string().max(254).optional() })

/** What a demo has "sent". Mounted at /dev; where messages are really sent it does not exist. */
export function outboxRoutes(parts: {
  database: Database
  directory: TenantDirectory
  environment: MessageSettings
}): FastifyPluginAsyncZod {
  const { database, directory, environment } = parts
  return async (app) => {
    if (!hasOutbox(environment)) return
    useWireForm(app)
    requireTenant(app, directory)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const messagesOf = (conceptId: number, to?: string) =>
      database.forConcept(conceptId, (db) => listMessages(db, conceptId, to))

    app.get('/outbox', { config, schema: { querystring: Wanted } }, async (request, reply) => {
      const messages = await messagesOf(request.tenant.conceptId, request.query.to)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', OUTBOX_POLICY)
        .send(outboxPage(messages))
    })

    app.get(
      '/outbox.json',
      { config, schema: { querystring: Wanted, response: answers(OutboxList) } },
      async ({ tenant, query }) => ({
        data: (await messagesOf(tenant.conceptId, query.to)).map(messageResource),
      }),
    )
  }
}

const messageResource = ({ id, kind, recipient, subject, body, sentAt }: OutboxMessage) => ({
  type: 'messages' as const,
  id,
  attributes: { kind, to: recipient, subject, text: body, 'sent-at': sentAt.toISOString() },
})
