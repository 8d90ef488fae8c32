import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBrands } from './read-brands.ts'
import { aBrand, aLocation } from './testing/a-brand.ts'

const [FIRST, SECOND] = [1, 2].map((id) => aBrand({ concept: { id, slug: `brand-${id}` } }))
const WHOLE = aBrand()

function folderOf(files: Record<string, unknown>) {
  const path = mkdtempSync(join(tmpdir(), 'sufra-brands-'))
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(path, name), JSON.stringify(content))
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

test('brands are read whole, in the order of their ids, and other files are left alone', async () => {
  await using folder = folderOf({ 'a.json': SECOND, 'b.json': FIRST, 'README.md': 'Brands' })
  expect(readBrands(folder.path)).toEqual([FIRST, SECOND])
})

test.each<[fault: string, content: unknown]>([
  ['locations: Invalid input', { ...WHOLE, locations: undefined }],
  ['concept.currency: Invalid option', { ...WHOLE, concept: { ...WHOLE.concept, currency: 'X' } }],
  ['Unrecognized key: "colour"', { ...WHOLE, colour: 'green' }],
  ['location 1 exists more than once', aBrand({ locations: [aLocation(), aLocation()] })],
])('a file that is no brand is refused, and its fault named: %s', async (fault, content) => {
  await using folder = folderOf({ 'odd.json': content })
  expect(() => readBrands(folder.path)).toThrow(`${join(folder.path, 'odd.json')} is not a brand: `)
  expect(() => readBrands(folder.path)).toThrow(fault)
})
