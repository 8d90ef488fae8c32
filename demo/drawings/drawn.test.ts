import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnFingerprints, FOLDER } from './drawn.ts'
import { pictures } from './pictures.ts'

test('every picture is drawn as its recipe says today, or `npm run pictures -w demo` has to be run', () => {
  const wanted = pictures().map(({ name, fingerprint }) => [name, fingerprint])
  expect(drawnFingerprints()).toEqual(Object.fromEntries(wanted))
})

test('all files of all pictures are there, and none besides', () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(FOLDER.length + 1))
  expect(files.sort()).toEqual(
    pictures()
      .flatMap((picture) => picture.files)
      .sort(),
  )
})
