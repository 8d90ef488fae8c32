import type { Entry, Intent } from './ledger.ts'
import type { DatabaseEntry } from './written-orders.ts'

export type Ledgers = { driver: Intent[]; database: DatabaseEntry[]; board: Entry[] }

/** All that the three ledgers do not agree on, by what it would mean to somebody. */
export function compareLedgers({ driver, database, board }: Ledgers) {
  const confirmed = driver.flatMap((intent) => intent.confirmed ?? [])
  const inDatabase = new Map(database.map((entry) => [entry.orderId, entry]))
  const onBoard = new Map(board.map((entry) => [entry.orderId, entry]))
  const keys = new Map(driver.map(({ note, key }) => [note, key]))
  return {
    intended: driver.length,
    /** Neither confirmed nor refused. */
    unanswered: driver.filter((intent) => !intent.confirmed && !intent.refused).length,
    refused: driver.filter(({ refused }) => refused !== null).length,
    /** The customer was told of it, and it is not there. */
    lost: confirmed.filter(({ orderId }) => !inDatabase.has(orderId) || !onBoard.has(orderId))
      .length,
    /** Wanted once, made more often. */
    doubled: surplus(database) + surplus(board),
    /** There, and nobody was told. */
    strangers: differenceOf(inDatabase, confirmed) + differenceOf(onBoard, confirmed),
    /** Told otherwise than it stands somewhere. */
    differing: confirmed.filter((entry) =>
      [inDatabase, onBoard].some((ledger) => isOther(entry, ledger.get(entry.orderId))),
    ).length,
    /** Without all of what is written with an order. */
    torn: database.filter(
      ({ note, key, lines, statuses, events }) =>
        key !== keys.get(note) || lines === 0 || statuses.length === 0 || events < statuses.length,
    ).length,
  }
}

const surplus = (entries: readonly Entry[]) =>
  entries.length - new Set(entries.map(({ note }) => note)).size

const differenceOf = (there: ReadonlyMap<string, Entry>, confirmed: readonly Entry[]) => {
  const known = new Set(confirmed.map(({ orderId }) => orderId))
  return [...there.keys()].filter((orderId) => !known.has(orderId)).length
}

const isOther = (told: Entry, there: Entry | undefined) =>
  there !== undefined &&
  (there.note !== told.note || there.total !== told.total || there.lines !== told.lines)
