import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../database/connection.ts'
import { isMigrated } from '../../database/migration-queries.ts'
import { notFound, refusal } from '../problems/problem.ts'
import { answers } from '../wire/responses.ts'
import { useWireForm } from '../wire/wire-form.ts'
import type { Metrics } from './metrics.ts'
import { isOperator, type OperatorSettings } from './operators.ts'

const tags = ['Operations']
const config = { access: 'public' } as const
const Standing = z.object({ status: z.literal('ok') })

/** More than any number of probes and gatherers asks; each costs a statement or a look at every measure. */
const MOST_IN_TEN_SECONDS = 1_000

/**
 * For whoever runs the process: no tenant. Anybody is told that it is up; how it fares, only operators are,
 * and to others there is nothing here. May be mounted at the root as well.
 */
export function operationsRoutes({
  database,
  metrics,
  environment,
  leaving,
}: {
  database: Database
  metrics: Metrics
  environment: OperatorSettings
  /** Once the product is to end it is not ready: nobody new should be sent to it. */
  leaving?: AbortSignal | undefined
}): FastifyPluginAsyncZod {
  return async (app) => {
    useWireForm(app)
    await app.register(rateLimit, {
      global: false,
      max: MOST_IN_TEN_SECONDS,
      timeWindow: 10_000,
      keyGenerator: () => 'operators',
      errorResponseBuilder: () => refusal('too-many-requests'),
    })
    const onRequest = [
      async (request: FastifyRequest) => {
        if (!isOperator(request, environment)) throw notFound()
      },
      app.rateLimit(),
    ]
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(
      '/health',
      {
        config,
        schema: { tags, summary: 'The process is up', response: answers(Standing) },
      },
      async () => ({ status: 'ok' as const }),
    )

    app.get(
      '/ready',
      {
        config,
        onRequest,
        schema: {
          tags,
          summary: 'The database answers and is up to date',
          response: answers(Standing),
        },
      },
      async (request) => {
        if (leaving?.aborted) throw refusal('unavailable')
        const isReady = await isMigrated(database).catch((error) => {
          request.log.warn({ err: error }, 'not ready')
          return false
        })
        if (!isReady) throw refusal('unavailable', { text: 'refusal_database-not-ready' })
        return { status: 'ok' as const }
      },
    )

    app.get(
      '/metrics',
      {
        config,
        onRequest,
        schema: {
          tags,
          summary: 'Measurements in Prometheus format',
          produces: ['text/plain'],
        },
      },
      async (_request, reply) =>
        reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    )
  }
}
