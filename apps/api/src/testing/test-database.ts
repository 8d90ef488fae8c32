import { randomUUID } from 'node:crypto'
import { expect, inject } from 'vitest'
import { atServer, databaseUrl } from './database-server.ts'

const ofFiles = new Map<string, Promise<string>>()

/** A copy of the planted template, the same one for all tests of a file. */
export function testDatabase(): Promise<string> {
  const file = expect.getState().testPath ?? ''
  const known = ofFiles.get(file)
  if (known) return known
  const copied = copyTemplate()
  ofFiles.set(file, copied)
  return copied
}

async function copyTemplate() {
  const template = inject('templateDatabase')
  const server = inject('testServer')
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await atServer(server, `create database ${name} template ${template}`)
  return databaseUrl(server, name)
}
