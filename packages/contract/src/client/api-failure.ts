import type { ProblemDetail } from '../wire/problems.ts'

/** A call that brought no usable answer. Status 0: nothing came back at all, or not in time. */
export class ApiFailure extends Error {
  readonly status: number
  readonly problems: ProblemDetail[]

  constructor(
    message: string,
    {
      status,
      problems = [],
      cause,
    }: { status: number; problems?: ProblemDetail[]; cause?: unknown },
  ) {
    super(message, { cause })
    this.name = 'ApiFailure'
    this.status = status
    this.problems = problems
  }
}

/** An answer that came, but not in the shape it was promised in. */
export class UnreadableAnswer extends ApiFailure {
  constructor(status: number, cause: unknown) {
    super('The answer could not be read.', { status, cause })
    this.name = 'UnreadableAnswer'
  }
}
