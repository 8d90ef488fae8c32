import { execFile } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atLeast, type Figure, median, told } from './figures.ts'
import { BRANDS, freePort, type Product } from './product.ts'
import { run } from './running.ts'

const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 2
const EMPTY_SERVER = fileURLToPath(import.meta.resolve('./empty-server.ts'))
const LOAD = fileURLToPath(import.meta.resolve('./load.ts'))

/**
 * How close the hottest answers come to a Node server that does nothing. All are measured in turn, and
 * each round is compared within itself: the machine's own speed drifts from minute to minute.
 */
export async function throughputFigures(product: Product): Promise<Figure[]> {
  const emptyPort = await freePort()
  await using _empty = run('node', [EMPTY_SERVER, String(emptyPort)], { stdio: 'inherit' })
  const host = product.hostOf(BRANDS.en)
  const ours = `http://127.0.0.1:${product.port}`
  const rate = async (url: string, seconds: number) => {
    const { stdout } = await promisify(execFile)('node', [LOAD, url, host, String(seconds)])
    return Number(stdout)
  }
  const addresses = {
    empty: `http://127.0.0.1:${emptyPort}/`,
    document: `${ours}${await menuAddress(product)}`,
    page: `${ours}/menu`,
  }
  while (!(await fetch(addresses.empty).catch(() => null))) await setTimeout(10)
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
