/** What is logged of an error or a request. Values are never part of it: they may be somebody's. */
export const logSettings = (level: string) => ({
  level,
  serializers: {
    err: (error: unknown) => loggedError(error),
    req: ({ method = '', url = '' }: { method?: string; url?: string }) => ({
      method,
      path: url.split('?', 1)[0],
    }),
  },
})

const DEEPEST_CAUSE = 5

type Logged = {
  type: string
  message: string
  code?: string
  table?: string
  constraint?: string
  /** Where it happened; the words it begins with are those of the message. */
  stack: string
  cause?: Logged
}

function loggedError(error: unknown, depth = 0): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, table, constraint } = error as Error & Record<string, unknown>
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause !== undefined &&
      depth < DEEPEST_CAUSE && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** The text of a failed statement is ours up to its values; anywhere else values stand in quotes, or are numbers. */
const withoutValues = (message: string) =>
  message.startsWith('Failed query: ')
    ? message.replace(/\nparams: .*/s, '')
    : message
        .replace(/".*"/s, '"…"')
        .replace(/\S+@\S+/g, '…')
        .replace(/\d{4,}/g, '…')
