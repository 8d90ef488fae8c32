import { mayStaff, worksAt } from '@sufra/domain/vocabulary/staff-roles'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/database/connection.ts'
import { notFound } from '../../platform/http/problems/problem.ts'
import { signedIn } from '../../platform/http/tenant/access.ts'
import { readCursor } from '../../platform/live/cursor.ts'
import { openEventFeed } from '../../platform/live/event-feed.ts'
import { eventStream } from '../../platform/live/event-stream.ts'
import { openSessionEnds } from '../../platform/live/session-ends.ts'
import { ORDER_CHANNEL, type PublishedOrderEvent, readEvents } from '../order-event-queries.ts'

export function liveRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    const log = (error: Error) => app.log.warn({ err: error }, 'the event subscription was lost')
    const feed = await openEventFeed(database, { channel: ORDER_CHANNEL, readEvents, log })
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
        const { tokenHash, maySee } = readerOf(request)
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
          .subscribe(conceptId, after, {
            onBegin: stream.begin,
            onEvent: (event) => {
              if (maySee(event)) stream.send('order', event)
            },
          })
          .catch((error) => {
            request.log.error({ err: error }, 'the feed could not be subscribed to')
            stream.end()
            return () => {}
          })
        if (reply.raw.destroyed || reply.raw.writableEnded) stop()
        else leave = stop
      },
    )
  }
}

/** Customers see their own orders, the brand's people those of their branches. */
function readerOf(request: FastifyRequest) {
  const { staff } = request
  if (staff && mayStaff(staff, 'see-board')) {
    const maySee = ({ locationId }: PublishedOrderEvent) => worksAt(staff, locationId)
    return { tokenHash: staff.tokenHash, maySee }
  }
  const { id, session } = signedIn(request)
  const maySee = ({ customerId }: PublishedOrderEvent) => customerId === id
  return { tokenHash: session.tokenHash, maySee }
}
