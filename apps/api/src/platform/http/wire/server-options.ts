import type { FastifyServerOptions } from 'fastify'
import { answerClientError } from './client-error.ts'
import { answerError } from './error-handler.ts'

/** What only the server itself can set: limits of a request, and words for what never reaches a route. */
export const serverOptions = {
  bodyLimit: 256 * 1024,
  requestTimeout: 30_000,
  // Longer than a proxy keeps a connection that nobody uses, so that it is the proxy that ends it.
  keepAliveTimeout: 72_000,
  frameworkErrors: answerError,
  clientErrorHandler: answerClientError,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
} satisfies FastifyServerOptions
