import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { drawnFingerprints, fileOf, writeFingerprints } from './drawn.ts'
import { type Picture, pictures } from './pictures.ts'

// Pictures side by side use the cores better than threads inside each of them.
sharp.concurrency(1)
sharp.cache(false)

const started = performance.now()
const all = pictures()
const drawn = drawnFingerprints()
const stale = all.filter(
  ({ name, fingerprint, files }) =>
    drawn[name] !== fingerprint || !files.every((file) => existsSync(fileOf(file))),
)
const waiting = stale.values()
try {
  await Promise.all(Array.from({ length: availableParallelism() }, drawWaiting))
} finally {
  // What is finished is written down even if a later picture fails.
  const names = all.map(({ name }) => name)
  writeFingerprints(Object.fromEntries(names.map((name) => [name, drawn[name] ?? ''])))
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(`${stale.length} of ${all.length} pictures drawn in ${seconds} s\n`)

async function drawWaiting() {
  for (const picture of waiting) {
    await drawOne(picture)
    drawn[picture.name] = picture.fingerprint
  }
}

async function drawOne({ files, draw }: Picture) {
  const contents = await draw()
  for (const [nth, file] of files.entries()) {
    await mkdir(dirname(fileOf(file)), { recursive: true })
    await writeFile(fileOf(file), contents[nth] ?? '')
  }
}
