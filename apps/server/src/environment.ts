import { ApiEnvironment } from '@sufra/api/environment'
import { z } from 'zod'
import { TrustedProxies } from './trusted-proxies.ts'

const Environment = ApiEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Who can be let in: unless said otherwise, this machine alone. */
  HOST: z.string().default('127.0.0.1'),
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
  /** Demo brands are planted when they are missing; unless said otherwise, in a demo. */
  DEMO_BRANDS: z.stringbool().optional(),
})
  .transform((read) => ({ ...read, DEMO_BRANDS: read.DEMO_BRANDS ?? read.DEMO }))
  .check(({ value, issues }) => {
    for (const [name, message] of unsafeSettings(value)) {
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
  })
export type Environment = z.infer<typeof Environment>

type Exposure = { HOST: string; DEMO: boolean; DEMO_BRANDS: boolean; CAPTCHA: string }

/** What must not stand where others than this machine's own people can come in. */
function unsafeSettings({ HOST, DEMO, DEMO_BRANDS, CAPTCHA }: Exposure): [string, string][] {
  if (DEMO_BRANDS && !DEMO)
    return [['DEMO_BRANDS', 'has passwords everybody knows: not with DEMO=false']]
  if (isOwnMachine(HOST)) return []
  const where = `while HOST=${HOST} lets others in`
  return [
    ...(DEMO ? [['DEMO', `must be false ${where}: anybody could read what is sent`]] : []),
    ...(DEMO_BRANDS
      ? [['DEMO_BRANDS', `must be false ${where}: everybody knows its passwords`]]
      : []),
    ...(CAPTCHA === 'simulated' ? [['CAPTCHA', `must not be simulated ${where}`]] : []),
  ] as [string, string][]
}

const isOwnMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^(127\.|::1$)/.test(host)

/** Called once, in main.ts; everything else is handed what it needs. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  // An empty setting in a file means that it is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`Bad environment: ${faults.join('; ')}`)
}
