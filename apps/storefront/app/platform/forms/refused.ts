import { ApiFailure } from '@sufra/contract/client/api-failure'

/** Why a form was refused, in words: by field, and as a whole. */
export type Refused = {
  fields: Readonly<Record<string, string>>
  whole: string | null
  /** Of what is said as a whole, where the server has said it. */
  code: string | null
}

export const NOTHING_REFUSED: Refused = { fields: {}, whole: null, code: null }

/**
 * A refusal of the server's, each part of it where it belongs: what names a field the form shows goes
 * there. `otherwise` is said where the server has said nothing a customer could read.
 */
export function refusedBy(
  failure: unknown,
  { shown, otherwise }: { shown: readonly string[]; otherwise: string },
): Refused {
  const isReadable = failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500
  const problems = isReadable ? failure.problems : []
  const fields: Record<string, string> = {}
  const rest = problems.filter(({ source }) => !source || !shown.includes(source))
  for (const { source, detail } of problems) {
    if (source && shown.includes(source)) fields[source] ??= detail
  }
  if (problems.length === 0) return { fields, whole: otherwise, code: null }
  const whole = [...new Set(rest.map(({ detail }) => detail))].join('\n')
  return { fields, whole: whole || null, code: rest[0]?.code ?? null }
}
