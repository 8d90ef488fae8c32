import { type FieldFault, isFieldFault } from '@sufra/domain/text/field-faults'

/** As much of a schema of the contract as it takes. */
type Rules = {
  safeParse: (value: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

/** What the server would have against a form, by field, before it is asked. Of several faults the first. */
export function faultsIn(rules: Rules, body: object): Partial<Record<string, FieldFault>> {
  const faults: Partial<Record<string, FieldFault>> = {}
  for (const { path, message } of rules.safeParse(body).error?.issues ?? []) {
    if (isFieldFault(message)) faults[String(path[0])] ??= message
  }
  return faults
}
