import { setTimeout } from 'node:timers/promises'
import { atMost, type Figure } from '../figures/figures.ts'
import { BRANDS, type Product } from './product.ts'

const PAGES = 20
const REST_MS = 5_000

/** What the server's process holds once some pages have been shown and nobody asks any more. */
export async function memoryFigures(product: Product): Promise<Figure[]> {
  const menu = await product.ask(BRANDS.en, '/menu')
  const links = [...menu.body.toString().matchAll(/href="(\/menu\/[^"]+)"/g)].map(
    ([, it = '']) => it,
  )
  for (const path of ['/', ...new Set(links)].slice(0, PAGES)) {
    const { status } = await product.ask(BRANDS.en, path)
    if (status !== 200) throw new Error(`${path} was answered ${status}.`)
  }
  await setTimeout(REST_MS)
  const { body } = await product.ask(BRANDS.en, '/metrics')
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(body.toString()) ?? []
  return [atMost(`Memory at rest after ${PAGES} pages`, Number(bytes) / 1e6, 300, 'MB')]
}
