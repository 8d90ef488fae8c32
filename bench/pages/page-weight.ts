import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { atMost, type Figure, told } from '../figures/figures.ts'
import { BRANDS, type Product } from '../product/product.ts'
import { openOnPhone } from './phone.ts'

const LANGUAGES = [
  { name: 'en', brand: BRANDS.en, fonts: 20 },
  { name: 'ar', brand: BRANDS.ar, fonts: 61 },
] as const

/** What a phone that has nothing yet fetches for the menu, until it asks for no more. */
export async function weightFigures(product: Product, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, brand, fonts } of LANGUAGES) {
    await using visit = await openOnPhone(browser, `http://${product.hostOf(brand)}/menu`)
    const kilobytes = async (type: RegExp, weigh: (body: Buffer) => number) =>
      sum(await Promise.all(bodiesOf(visit.responses, type).map(async (it) => weigh(await it)))) /
      1e3
    figures.push(
      atMost(`Menu ${name}: JavaScript, gzip`, await kilobytes(/javascript/, zipped), 135, 'kB'),
      atMost(`Menu ${name}: CSS, gzip`, await kilobytes(/css/, zipped), 20, 'kB'),
      atMost(`Menu ${name}: fonts`, await kilobytes(/font/, plain), fonts, 'kB'),
      told(`Menu ${name}: HTML, gzip`, await kilobytes(/html/, zipped), 'kB'),
      told(`Menu ${name}: HTML, unpacked`, await kilobytes(/html/, plain), 'kB'),
    )
  }
  return figures
}

const bodiesOf = (responses: Response[], type: RegExp) =>
  responses
    .filter((response) => type.test(response.headers()['content-type'] ?? ''))
    .filter((response) => !response.url().endsWith('/sw.js'))
    .map((response) => response.body())

const zipped = (body: Buffer) => gzipSync(body, { level: 9 }).length
const plain = (body: Buffer) => body.length
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
