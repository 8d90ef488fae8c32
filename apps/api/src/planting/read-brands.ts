import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BrandSeed } from './brand-seed.ts'
import { seedFaults } from './faults/seed-faults.ts'

/** The brands written in a folder, one JSON file each, in the order of their ids. */
export const readBrands = (folder: string): BrandSeed[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readBrand(join(folder, name)))
    .sort((a, b) => a.concept.id - b.concept.id)

/** Refuses a file that holds no whole brand, and says everything that is wrong with it. */
function readBrand(file: string): BrandSeed {
  const result = BrandSeed.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  const faults = result.success
    ? seedFaults(result.data)
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (result.success && faults.length === 0) return result.data
  throw new Error(`${file} is not a brand: ${faults.join('; ')}`)
}
