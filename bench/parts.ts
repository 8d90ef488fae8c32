import type { Browser } from '@playwright/test'
import { plantBrands } from '@sufra/api/planting/plant-brands'
import { migrateDatabase } from '@sufra/api/platform/database/migrate'
import { LARGE_MENU_BRAND } from './brands/large-menu.ts'
import { ORDERING } from './brands/ordering-brand.ts'
import { billFigures, cartFigures, scheduleFigures } from './domain/counts.ts'
import type { Figure } from './figures/figures.ts'
import { statusFigures } from './live/status-news.ts'
import { streamFigures } from './live/streams.ts'
import { throughputFigures } from './load/throughput.ts'
import { calculateFigures } from './orders/calculate.ts'
import { orderFigures } from './orders/orders.ts'
import { weightFigures } from './pages/page-weight.ts'
import { openBrowser } from './pages/phone.ts'
import { slowPhoneFigures } from './pages/slow-phone.ts'
import { steadinessFigures } from './pages/steadiness.ts'
import { tapFigures } from './pages/taps.ts'
import { memoryFigures } from './product/memory.ts'
import { atOwnDatabase, ownDatabaseUrl } from './product/own-database.ts'
import { type Product, startProduct } from './product/product.ts'
import { startFigures } from './product/start-time.ts'
import { tamperingFigures } from './tampering/tampering.ts'

type Part<Given> = (given: Given) => Promise<Figure[]>
type Parts<Given> = Record<string, Part<Given>>

/** Of the rules alone. */
const COUNTED: Parts<unknown> = {
  carts: cartFigures,
  bills: billFigures,
  schedules: scheduleFigures,
}
/** Of starting. */
const STARTED: Parts<string> = { start: startFigures }
/** Of a process that has just been started, each. */
const FRESH: Parts<Product> = { memory: memoryFigures, streams: streamFigures }
/** Of one running product, in turn. */
const RUNNING: Parts<Product> = {
  weight: onPhone(weightFigures),
  steadiness: onPhone(steadinessFigures),
  'slow-phone': onPhone(slowPhoneFigures),
  taps: onPhone(tapFigures),
  throughput: throughputFigures,
  calculate: calculateFigures,
  tampering: tamperingFigures,
  status: statusFigures,
  orders: orderFigures,
}
const NAMES = [COUNTED, STARTED, FRESH, RUNNING].flatMap((parts) => Object.keys(parts))

/** The figures of the parts that are named, or of all. */
export async function measure(names: readonly string[], dataDir: string): Promise<Figure[]> {
  const unknown = names.filter((name) => !NAMES.includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}; there are ${NAMES.join(', ')}.`)
  }
  const chosen = <Given>(parts: Parts<Given>) =>
    Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))

  const figures: Figure[] = []
  for (const [name, part] of chosen(COUNTED)) figures.push(...(await figuresOf(name, part, null)))
  for (const [name, part] of chosen(STARTED))
    figures.push(...(await figuresOf(name, part, dataDir)))
  for (const [name, part] of chosen(FRESH)) {
    await using product = await plantedProduct(dataDir)
    figures.push(...(await figuresOf(name, part, product)))
  }
  const running = chosen(RUNNING)
  if (running.length === 0) return figures
  await using product = await plantedProduct(dataDir)
  for (const [name, part] of running) figures.push(...(await figuresOf(name, part, product)))
  return figures
}

/** With a menu of many items and a brand to order from beside the demo's. */
async function plantedProduct(dataDir: string) {
  await migrateDatabase(await ownDatabaseUrl(dataDir))
  await atOwnDatabase(dataDir, (database) => plantBrands(database, [LARGE_MENU_BRAND, ORDERING]))
  return startProduct(dataDir)
}

function onPhone(figures: (product: Product, browser: Browser) => Promise<Figure[]>) {
  return async (product: Product) => {
    await using browser = await openBrowser()
    return await figures(product, browser)
  }
}

function figuresOf<Given>(name: string, part: Part<Given>, given: Given) {
  process.stderr.write(`… ${name}\n`)
  return part(given)
}
