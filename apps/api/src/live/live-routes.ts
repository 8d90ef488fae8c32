import { mayStaff, worksAt } from '@sufra/domain/vocabulary/staff-roles'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { eventStream } from '../platform/live/event-stream.ts'
import { type LiveEvent, readCursor } from './event-queries.ts'
import { openOrderFeed } from './order-feed.ts'
import { openSessionEnds } from './session-ends.ts'

export function liveRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    const log = (error: Error) => app.log.warn({ err: error }, 'not hearing of events')
    const feed = await openOrderFeed(database, { log })
    const sessionEnds = await openSessionEnds(database, { log })
    const open = new Set<() => void>()
    app.addHook('preClose', async () => {
      for (const end of open) end()
    })
    app.addHook('onClose', async () => {
      await feed.close()
      await sessionEnds.close()
    })

    app.get(
      '/realtime/:conceptId',
      {
        config: { access: 'recognised' },
        schema: {
          tags: ['Live'],
          summary: 'What happens to the caller’s orders, or at their branches, as it happens',
          description:
            'Server-sent events named `order`. Send the id of the last event as `Last-Event-ID` to ' +
            'go on after it; without one the stream begins now.',
          params: z.object({ conceptId: z.string().max(20) }),
          headers: z.object({ 'last-event-id': z.string().max(60).optional() }),
        },
      },
      async (request, reply) => {
        const { conceptId } = request.tenant
        if (request.params.conceptId !== String(conceptId)) throw notFound()
        const { tokenHash, mayHear } = readerOf(request)
        const after = readCursor(request.headers['last-event-id'] ?? '')

        reply.hijack()
        let leave = () => {}
        const stream = eventStream(reply.raw, {
          onClose: () => {
            leave()
            stopWaiting()
            open.delete(stream.end)
          },
        })
        open.add(stream.end)
        const stopWaiting = sessionEnds.wait(tokenHash, stream.end)
        const stop = await feed
          .follow(conceptId, after, {
            onBegin: stream.begin,
            onEvent: (event) => {
              if (mayHear(event)) stream.send(event)
            },
          })
          .catch((error) => {
            request.log.error({ err: error }, 'The feed could not be followed')
            stream.end()
            return () => {}
          })
        if (reply.raw.destroyed || reply.raw.writableEnded) stop()
        else leave = stop
      },
    )
  }
}

/** Customers hear of their own orders, the brand's people of those of their branches. */
function readerOf(request: FastifyRequest) {
  const { staff } = request
  if (staff && mayStaff(staff, 'see-board')) {
    const mayHear = ({ locationId }: LiveEvent) => worksAt(staff, locationId)
    return { tokenHash: staff.tokenHash, mayHear }
  }
  const { id, session } = signedIn(request)
  const mayHear = ({ customerId }: LiveEvent) => customerId === id
  return { tokenHash: session.tokenHash, mayHear }
}
