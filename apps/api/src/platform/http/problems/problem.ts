import { PROBLEMS, type ProblemDetail, type ProblemName } from '@sufra/contract/wire/problems'

/** A refusal for the client to read. Anything else thrown is our bug: logged, answered 500. */
export class Problem extends Error {
  readonly status: number
  readonly details: ProblemDetail[]
  /** Seconds after which another try may succeed, where we know them. */
  retryAfter: number | null = null

  /** A detail may have a code of its own, such as the fault of a field. */
  constructor(
    name: ProblemName,
    ...details: (string | (Omit<ProblemDetail, 'code'> & { code?: string }))[]
  ) {
    const { status, code } = PROBLEMS[name]
    const written = details.map((it) => (typeof it === 'string' ? { detail: it } : it))
    super(written.map(({ detail }) => detail).join(' '))
    this.status = status
    this.details = written.map((it) => ({ code, ...it }))
  }
}

/** Said in the same words of what does not exist and of what belongs to somebody else. */
export const notFound = () => new Problem('not-found', 'There is nothing here.')
