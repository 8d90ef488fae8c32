import { ApiEnvironment } from '@sufra/api/environment'
import { z } from 'zod'
import { TrustedProxies } from './trusted-proxies.ts'

const Environment = ApiEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where the embedded database is kept. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where brands' own pictures are, besides those of the demo brands. */
  PICTURES_DIR: z.string().min(1).optional(),
  /** A PostgreSQL server's; without it the product starts its own. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host:5432/name',
    })
    .optional(),
  /** Who may say for whom they ask, so that visitors are told apart behind a proxy. */
  TRUST_PROXY: TrustedProxies.default([]),
  /** Milliseconds between SIGTERM and the closing of the port, for those who are connected to finish. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  /** Off: every answer takes the plain path, to tell whether a fast one is at fault. */
  FAST_PATHS: z.stringbool().default(true),
  /** Demo brands are planted when they are missing. */
  DEMO_BRANDS: z.stringbool().default(true),
})
export type Environment = z.infer<typeof Environment>

/** Called once, in main.ts; everything else is handed what it needs. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  // An empty setting in a file means that it is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`Bad environment: ${faults.join('; ')}`)
}
