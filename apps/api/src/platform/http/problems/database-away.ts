/** PostgreSQL and socket codes that say the database cannot answer now, not that we asked wrongly. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
])

/** node-postgres says these without a code. */
const AWAY_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
]

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && AWAY.has(error.code)) return true
  if (AWAY_MESSAGES.some((message) => error.message.startsWith(message))) return true
  return isDatabaseAway(error.cause)
}
