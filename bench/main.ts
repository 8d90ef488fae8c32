import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { plantCrowd } from './crowded-menu.ts'
import { table } from './figures.ts'
import { memoryFigures } from './memory.ts'
import { weightFigures } from './page-weight.ts'
import { openBrowser } from './phone.ts'
import { type Product, ROOT, startProduct } from './product.ts'
import { slowPhoneFigures } from './slow-phone.ts'
import { startFigures } from './start-time.ts'
import { steadinessFigures } from './steadiness.ts'
import { tapFigures } from './taps.ts'
import { throughputFigures } from './throughput.ts'

const dataDir = join(ROOT, '.data/bench', String(process.pid))
mkdirSync(dataDir, { recursive: true })
try {
  const figures = [...(await startFigures(dataDir)), ...(await figuresOfRunningProduct())]
  process.stdout.write(`\n${table(figures)}\n`)
  process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function figuresOfRunningProduct() {
  await using product = await startProduct(dataDir)
  await plantCrowd(dataDir)
  return [
    ...(await memoryFigures(product)),
    ...(await figuresOfPages(product)),
    ...(await throughputFigures(product)),
  ]
}

async function figuresOfPages(product: Product) {
  await using browser = await openBrowser()
  return [
    ...(await weightFigures(product, browser)),
    ...(await steadinessFigures(product, browser)),
    ...(await slowPhoneFigures(product, browser)),
    ...(await tapFigures(product, browser)),
  ]
}
