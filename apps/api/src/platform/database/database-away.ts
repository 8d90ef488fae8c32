/** Socket and file codes that say the database cannot answer now, not that we asked wrongly. */
const AWAY_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // This machine has no descriptors, memory, ports or disk left.
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOBUFS',
  'EADDRNOTAVAIL',
  'ENOSPC',
  'EDQUOT',
])

/** Whole classes of PostgreSQL's codes: connections, resources (a full disk among them), its operator's doing, its system. */
const AWAY_CLASSES = new Set(['08', '53', '57', '58'])

/** Single ones of other classes. */
const AWAY_STATES = new Set([
  '25006', // only reads are served: a standby, or a disk the operator has stopped writing to
  '25P03', // left open too long within a transaction
  '25P04', // the transaction took too long
  '40001', // lost against others, also when tried again
  '40P01', // likewise, in a deadlock
  '55P03', // a lock was not to be had
])

/** node-postgres says these without a code. */
const LOST_MESSAGES = ['Connection terminated', 'not queryable']
const AWAY_MESSAGES = [
  ...LOST_MESSAGES,
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'after calling end on the pool',
]

/** The database cannot answer at present: whoever asks may come again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && isAwayCode(error.code)) return true
  if (AWAY_MESSAGES.some((message) => error.message.includes(message))) return true
  // Every address of a host was tried.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return isDatabaseAway(error.cause)
}

const isAwayCode = (code: string) =>
  AWAY_SYSTEM_CODES.has(code) ||
  (code.length === 5 && (AWAY_CLASSES.has(code.slice(0, 2)) || AWAY_STATES.has(code)))

/** There was a connection, and it is gone. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (LOST_MESSAGES.some((message) => error.message.includes(message))) return true
  return LOST_CODES.has(code) || isConnectionLost(error.cause)
}

const LOST_CODES = new Set(['ECONNRESET', 'EPIPE', '08006', '57P01', '57P02', '57P05'])

/** The transaction lost against another one, and nothing of it was done: tried again it may well win. */
export function isLostAgainstOthers(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  return code === '40001' || code === '40P01' || isLostAgainstOthers(error.cause)
}
