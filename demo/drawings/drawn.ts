import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const FOLDER = join(import.meta.dirname, '../pictures')
/** From what each finished picture was drawn. */
const RECORD = join(import.meta.dirname, 'drawn.json')

export const fileOf = (file: string) => join(FOLDER, file)

export const drawnFingerprints = (): Record<string, string> =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}

export const writeFingerprints = (drawn: Record<string, string>) =>
  writeFileSync(RECORD, `${JSON.stringify(drawn, null, 2)}\n`)
