import { join } from 'node:path'
import { type Person, signedInCustomers, signedInManager } from '@sufra/bench/orders/people.ts'
import { atOwnDatabase } from '@sufra/bench/product/own-database.ts'
import { compareLedgers } from './compare-ledgers.ts'
import type { KillableProduct } from './killable-product.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type DatabaseEntry, ordersInDatabase, ordersOnBoard } from './written-orders.ts'

export type Scene = {
  name: string
  product: KillableProduct
  customers: Person[]
  manager: Person
  ledger: Ledger
}

/** People of its own and a ledger of its own, beside whatever else has been ordered. */
export async function openScene(
  product: KillableProduct,
  name: string,
  customers: number,
): Promise<Scene> {
  const people = await atOwnDatabase(product.dataDir, async (database) => ({
    customers: await signedInCustomers(database, customers),
    manager: await signedInManager(database),
  }))
  return { name, product, ...people, ledger: openLedger(join(product.dataDir, `${name}.ledger`)) }
}

/** What each order of the scene is known by. */
export const noteOf = ({ name }: Scene, number: number) => `${name}: ${number}`

export async function ledgersOf({ name, product, manager, ledger }: Scene) {
  const prefix = `${name}: `
  return {
    driver: ledger.intents(),
    database: await ordersInDatabase(product.dataDir, prefix),
    board: await ordersOnBoard(product.port, manager.token, prefix),
  }
}

/** Those of one of the scene's customers. */
export const ordersOf = ({ customers }: Scene, at: number, orders: readonly DatabaseEntry[]) =>
  orders.filter(({ customerId }) => customerId === customers[at]?.id)

export const compareScene = async (scene: Scene) => compareLedgers(await ledgersOf(scene))
