import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** An order as one of the ledgers knows it; the total is in minor units. */
export type Entry = { note: string; orderId: string; total: number; lines: number }

/** An order somebody means to place, and what became of it as far as they were told. */
export type Intent = {
  note: string
  customerId: string
  key: string
  confirmed: Entry | null
  refused: string | null
}

type Row =
  | { kind: 'intended'; note: string; customerId: string; key: string }
  | { kind: 'confirmed'; entry: Entry }
  | { kind: 'refused'; note: string; answer: string }

export type Ledger = ReturnType<typeof openLedger>

/** The driver's own ledger: a file that is only ever added to, an intent before its first request. */
export function openLedger(path: string) {
  const add = (row: Row) => appendFileSync(path, `${JSON.stringify(row)}\n`)
  return {
    intend: (note: string, customerId: string, key: string) =>
      add({ kind: 'intended', note, customerId, key }),
    confirm: (entry: Entry) => add({ kind: 'confirmed', entry }),
    refuse: (note: string, answer: string) => add({ kind: 'refused', note, answer }),
    /** As the file tells it. */
    intents: () => intentsIn(existsSync(path) ? readFileSync(path, 'utf8') : ''),
  }
}

function intentsIn(text: string): Intent[] {
  const intents = new Map<string, Intent>()
  for (const line of text.split('\n').filter(Boolean)) {
    const row: Row = JSON.parse(line)
    if (row.kind === 'intended') {
      const { note, customerId, key } = row
      intents.set(note, { note, customerId, key, confirmed: null, refused: null })
      continue
    }
    const intent = intents.get(row.kind === 'confirmed' ? row.entry.note : row.note)
    if (!intent) throw new Error(`The ledger knows nothing of ${line}`)
    if (row.kind === 'confirmed') intent.confirmed = row.entry
    else intent.refused = row.answer
  }
  return [...intents.values()]
}
