import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whoever serves the folder meanwhile sees the old file or the new one, never half of one. */
export async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
