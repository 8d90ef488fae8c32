import { PROBLEMS, type ProblemName } from '@sufra/contract/wire/problems'
import { DEFAULT_OTP_LENGTH } from '@sufra/domain/people/one-time-code'
import type { FieldFault } from '@sufra/domain/text/field-faults'
import type { ServerTexts } from '@sufra/i18n/server-texts'
import type { Said, Saying, ValuesOf } from './said.ts'

/** `source`: where in the request; `hint`: for programmers. The code is the problem's own, or that of a fault. */
type Where = { code?: string; source?: string; hint?: string }

/** A detail says what its problem is called, or something more particular. */
export type RefusalDetail<Name extends ProblemName = ProblemName> = Where &
  (Saying | ({ text?: undefined } & ValuesOf<`refusal_${Name}`>))

/** Without a text, a detail says what its problem is called. */
type SaidOrNot = Omit<Said, 'text'> & { text?: Said['text'] | undefined }

/** A refusal for the client to read. Anything else thrown is our bug: logged, answered 500. */
export class Problem extends Error {
  readonly status: number
  /** Codes and arguments: the error handler puts them into words. */
  readonly details: (Said & Where & { code: string })[]
  /** Seconds after which another try may succeed, where we know them. */
  retryAfter: number | null = null

  constructor(name: ProblemName, details: readonly (Where & SaidOrNot)[]) {
    const { status, code } = PROBLEMS[name]
    super(details.map((it) => it.text ?? it.code ?? name).join(' '))
    this.status = status
    const text: keyof ServerTexts = `refusal_${name}`
    this.details = details.map(({ text: own, ...it }) => ({ code, text: own ?? text, ...it }))
  }

  after(seconds: number): this {
    this.retryAfter = seconds
    return this
  }
}

/** `refusal('no-place', { source: 'location' })`. What a text needs to be complete is given with it. */
export const refusal = <Name extends ProblemName>(
  name: Name,
  ...details: Record<never, never> extends ValuesOf<`refusal_${Name}`>
    ? RefusalDetail<Name>[]
    : [RefusalDetail<Name>, ...RefusalDetail<Name>[]]
) => new Problem(name, details.length > 0 ? details : [{}])

export const fieldRefusal = (source: string, fault: FieldFault) =>
  new Problem('invalid-fields', [{ ...fieldFault(fault), source }])

/** What the domain calls wrong travels by its own name. */
export const fieldFault = (fault: FieldFault): Said & { code: string } => ({
  code: fault,
  text: `fault_${fault}`,
  values: { count: DEFAULT_OTP_LENGTH },
})

/** Said in the same words of what does not exist and of what belongs to somebody else. */
export const notFound = () => refusal('not-found')
