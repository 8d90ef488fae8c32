import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isBroken, table } from './figures/figures.ts'
import { measure } from './parts.ts'
import { ROOT } from './product/product.ts'

const dataDir = join(ROOT, '.data/bench', String(process.pid))
mkdirSync(dataDir, { recursive: true })
try {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const figures = await measure(names, dataDir)
  process.stdout.write(`\n${table(figures)}\n`)
  process.exitCode = figures.some(isBroken) ? 1 : 0
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
