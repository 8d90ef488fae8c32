import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { atLeast, type Figure, median, told } from '../figures/figures.ts'
import { seconds, times } from '../figures/times.ts'
import { BRANDS, type Product } from '../product/product.ts'
import { readRateOf, startPeer } from './rate.ts'

const ROUNDS = times(5, 1)
const SECONDS = seconds(3)
const WARM_UP_SECONDS = seconds(2)
const EMPTY_SERVER = fileURLToPath(import.meta.resolve('./empty-server.ts'))

/**
 * How close the hottest answers come to a Node server that does nothing. All are measured in turn, and
 * each round is compared within itself: the machine's own speed drifts from minute to minute.
 */
export async function throughputFigures(product: Product): Promise<Figure[]> {
  await using empty = await startPeer(EMPTY_SERVER)
  const headers = { host: product.hostOf(BRANDS.en), 'accept-encoding': 'br' }
  const rate = (url: string, duration: number) => readRateOf({ url, headers, seconds: duration })
  const ours = `http://127.0.0.1:${product.port}`
  const addresses = {
    empty: empty.url,
    document: `${ours}${await menuAddress(product)}`,
    page: `${ours}/menu`,
  }
  const [load = 0] = loadavg()
  for (const url of Object.values(addresses)) await rate(url, WARM_UP_SECONDS)

  const rounds: { empty: number; document: number; page: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      empty: await rate(addresses.empty, SECONDS),
      document: await rate(addresses.document, SECONDS),
      page: await rate(addresses.page, SECONDS),
    })
  }
  const share = (of: 'document' | 'page') =>
    median(rounds.map((round) => (100 * round[of]) / round.empty))
  return [
    told('Load of the machine before the next five', load, `of ${availableParallelism()} cores`),
    told('Empty node:http server', median(rounds.map(({ empty }) => empty)), 'requests/s'),
    told('Menu document, br', median(rounds.map(({ document }) => document)), 'requests/s'),
    atLeast('Menu document, of the empty server', share('document'), 60, '%'),
    told('Menu page, br', median(rounds.map(({ page }) => page)), 'requests/s'),
    atLeast('Menu page, of the empty server', share('page'), 60, '%'),
  ]
}

/** Where the API says that the brand's menu is published now. */
async function menuAddress(product: Product) {
  const read = async (name: string, path: string, headers = {}) => {
    const { body } = await product.ask(BRANDS.en, path, headers)
    const [, value] = new RegExp(`"${name}":"([^"]+)"`).exec(body.toString()) ?? []
    if (!value) throw new Error(`${path} does not tell its ${name}.`)
    return value
  }
  const key = await read('key', `/api/applications/host/${BRANDS.en}.localhost`)
  return read('menu-ref', `/api/applications/key/${key}`, { 'app-key': key })
}
