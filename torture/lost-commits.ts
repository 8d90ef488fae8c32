import { setTimeout } from 'node:timers/promises'
import type { Figure } from '@sufra/bench/figures/figures.ts'
import { brandApi } from '@sufra/bench/orders/brand-api.ts'
import { atOwnDatabase } from '@sufra/bench/product/own-database.ts'
import { placeUntilAnswered } from './customer.ts'
import type { KillableProduct } from './killable-product.ts'
import { compareScene, noteOf, openScene, type Scene } from './scene.ts'
import { control } from './verdicts.ts'

const CUSTOMERS = 20
const MOST_ROUNDS = 5
const ORDERING_MS = 3_000

/** A database that says that it has written before it has: the ledgers must show what it loses. */
export async function lostCommitControl(product: KillableProduct): Promise<Figure[]> {
  await setCommits(product, 'off')
  let lost = 0
  for (let round = 0; round < MOST_ROUNDS && lost === 0; round++) {
    await restart(product)
    const scene = await openScene(product, `Careless database ${round}`, CUSTOMERS)
    await orderUntilKilled(scene)
    lost = (await compareScene(scene)).lost
  }
  await setCommits(product, 'on')
  await restart(product)
  return [control('a database that does not wait for its disk loses orders', lost > 0)]
}

async function orderUntilKilled(scene: Scene) {
  const { product } = scene
  using line = brandApi(product.port, { connections: CUSTOMERS })
  let number = 0
  let isOver = false
  const ordering = Promise.all(
    scene.customers.map(async (customer) => {
      while (!isOver) {
        const wish = { number, note: noteOf(scene, number++) }
        await placeUntilAnswered(scene.ledger, customer, wish, { lines: [line] })
      }
    }),
  )
  await setTimeout(ORDERING_MS)
  await product.killDatabase()
  isOver = true
  await restart(product)
  await ordering
}

async function restart(product: KillableProduct) {
  await product.kill()
  await product.revive()
}

const setCommits = ({ dataDir }: KillableProduct, value: 'on' | 'off') =>
  atOwnDatabase(dataDir, async ({ pool }) => {
    const client = await pool.connect()
    // The product's own role may not.
    await client.query('reset role')
    await client.query(`alter database sufra set synchronous_commit to ${value}`)
    client.release()
  })
