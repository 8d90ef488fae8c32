import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Figure, isBroken, table } from '@sufra/bench/figures/figures.ts'
import { ROOT } from '@sufra/bench/product/product.ts'
import { cutAnswerFigures, doubleSendFigures } from './cut-answers.ts'
import { cutStreamFigures } from './cut-streams.ts'
import { type KillableProduct, openKillableProduct } from './killable-product.ts'
import { lostCommitControl } from './lost-commits.ts'
import { underFire } from './under-fire.ts'

const LONGEST_MS = 10 * 60_000
const LONGEST_DARKNESS_MS = 1_500

const SCENES: Record<string, (product: KillableProduct) => Promise<Figure[]>> = {
  answers: cutAnswerFigures,
  sends: doubleSendFigures,
  streams: cutStreamFigures,
  product: (product) =>
    underFire(product, 'Product killed', async () => {
      await product.kill()
      await product.revive()
    }),
  database: (product) =>
    underFire(product, 'PostgreSQL killed', async () => {
      await product.killDatabase()
      // For a while the product has to do without.
      await setTimeout(Math.random() * LONGEST_DARKNESS_MS)
      await product.kill()
      await product.revive()
    }),
  postmaster: (product) => underFire(product, 'Postmaster killed', product.killPostmaster),
  connections: (product) => underFire(product, 'Connections ended', product.endConnections),
  commits: lostCommitControl,
}

// As if it were interrupted: everything that was started ends with it.
globalThis.setTimeout(() => process.kill(process.pid, 'SIGTERM'), LONGEST_MS).unref()

const place = join('.data/torture', String(process.pid))
const dataDir = join(ROOT, place)
mkdirSync(dataDir, { recursive: true })
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const figures = await suffer(names)
process.stdout.write(`\n${table(figures)}\n`)
if (figures.some(isBroken)) {
  process.stdout.write(`\nThe ledgers and the database are kept in ${place}.\n`)
  process.exitCode = 1
} else rmSync(dataDir, { recursive: true, force: true })

async function suffer(names: readonly string[]) {
  const chosen = Object.entries(SCENES).filter(
    ([name]) => names.length === 0 || names.includes(name),
  )
  if (chosen.length === 0) throw new Error(`There are ${Object.keys(SCENES).join(', ')}.`)
  await using product = await openKillableProduct(dataDir)
  const figures: Figure[] = []
  for (const [name, scene] of chosen) {
    process.stderr.write(`… ${name}\n`)
    figures.push(...(await scene(product)))
  }
  return figures
}
