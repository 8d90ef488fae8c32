import { atMost, type Figure, median, told } from '../figures/figures.ts'
import { startProduct } from './product.ts'

const STARTS = 3

/** From `npm start`, with everything built, to the first page answered. */
export async function startFigures(dataDir: string): Promise<Figure[]> {
  const first = await secondsToStart(dataDir)
  const later: number[] = []
  for (let start = 0; start < STARTS; start++) later.push(await secondsToStart(dataDir))
  return [
    told('npm start, empty data directory', first, 's'),
    atMost(`npm start, existing data (median of ${STARTS})`, median(later), 3, 's'),
  ]
}

async function secondsToStart(dataDir: string) {
  await using product = await startProduct(dataDir)
  return product.seconds
}
