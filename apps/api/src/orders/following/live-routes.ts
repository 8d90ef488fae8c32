import { mayStaff, worksAt } from '@sufra/domain/vocabulary/staff-roles'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { networkOf } from '../../platform/allowances/network.ts'
import type { Database } from '../../platform/database/connection.ts'
import { notFound, refusal } from '../../platform/http/problems/problem.ts'
import { signedIn } from '../../platform/http/tenant/access.ts'
import { readCursor } from '../../platform/live/cursor.ts'
import { openEventFeed } from '../../platform/live/event-feed.ts'
import { eventStream } from '../../platform/live/event-stream.ts'
import { openSessionEnds } from '../../platform/live/session-ends.ts'
import { streamPlaces } from '../../platform/live/stream-places.ts'
import {
  ORDER_CHANNEL,
  type OrderReader,
  type PublishedOrderEvent,
  readEvents,
  readPastEvents,
} from '../order-event-queries.ts'

type LiveParts = {
  database: Database
  clock: () => number
  leaving?: AbortSignal | undefined
}

export function liveRoutes({ database, clock, leaving }: LiveParts): FastifyPluginAsyncZod {
  return async (app) => {
    const log = (error: Error) => app.log.warn({ err: error }, 'the event subscription was lost')
    const feed = await openEventFeed(database, { channel: ORDER_CHANNEL, readEvents, log })
    const sessionEnds = await openSessionEnds(database, { log })
    const takePlace = streamPlaces()
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
            'go on after it; without one the stream begins now. An event named `reset` says that ' +
            'events are missing before it, too many or too old to be told: ask how things stand. ' +
            'The stream ends with its session.',
          params: z.object({ conceptId: z.string().max(20) }),
          headers: z.object({ 'last-event-id': z.string().max(60).optional() }),
        },
      },
      async (request, reply) => {
        const { conceptId } = request.tenant
        if (request.params.conceptId !== String(conceptId)) throw notFound()
        if (leaving?.aborted) throw refusal('unavailable')
        const { session, person, reader, maySee } = readerOf(request)
        const after = readCursor(request.headers['last-event-id'] ?? '')
        const giveBack = takePlace({
          session: session.tokenHash,
          person,
          network: networkOf(request),
        })

        reply.hijack()
        let leave = () => {}
        let stopWaiting = () => {}
        const stream = eventStream(reply.raw, {
          onClose: () => {
            giveBack()
            leave()
            stopWaiting()
            open.delete(stream.end)
          },
        })
        open.add(stream.end)
        const leftMs = session.endsAt.getTime() - clock()
        stopWaiting = sessionEnds.wait({ tokenHash: session.tokenHash, leftMs }, stream.end)
        const stop = await feed
          .subscribe(conceptId, after, {
            readPast: (from) =>
              readPastEvents(database, conceptId, { after: from, reader, now: clock() }),
            onBegin: stream.begin,
            onReset: stream.reset,
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
    const reader: OrderReader = { locations: staff.locations }
    const session = { tokenHash: staff.tokenHash, endsAt: staff.sessionEndsAt }
    return { session, person: staff.id, reader, maySee }
  }
  const { id, session } = signedIn(request)
  const maySee = ({ customerId }: PublishedOrderEvent) => customerId === id
  const reader: OrderReader = { customerId: id }
  return { session, person: id, reader, maySee }
}
