import type { z } from 'zod'

const MAX_WARNED = 1_000
const warned = new Set<string>()

/** Those that keep to the contract: one broken row must not take all others with it. */
export function validOnly<Document extends { id: number }>(
  conceptId: number,
  kind: string,
  schema: z.ZodType,
  documents: Document[],
): Document[] {
  return documents.filter((document) => {
    const { error } = schema.safeParse(document)
    const [issue] = error?.issues ?? []
    if (issue) {
      const fault = `${issue.path.join('.')} ${issue.message}`
      warnLeftOut(conceptId, [`${kind} ${document.id}: ${fault}`])
    }
    return !error
  })
}

/** Once each: lists are read again and again. */
export function warnLeftOut(conceptId: number, faults: string[]) {
  for (const fault of faults) {
    const line = `Left out of concept ${conceptId}: ${fault}`
    if (warned.has(line)) continue
    if (warned.size >= MAX_WARNED) warned.clear()
    warned.add(line)
    process.emitWarning(line)
  }
}
