import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { atServer, databaseUrl } from './database-server.ts'

let ofThisFile: Promise<string> | undefined

/** A copy of the planted template, the same one for all tests of a file, gone after them. */
export function testDatabase(): Promise<string> {
  ofThisFile ??= copyTemplate()
  return ofThisFile
}

async function copyTemplate() {
  const name = `sufra_test_${randomUUID().replaceAll('-', '')}`
  const server = inject('testServer')
  await atServer(server, `create database ${name} template ${inject('templateDatabase')}`)
  return databaseUrl(server, name)
}

afterAll(async () => {
  if (!ofThisFile) return
  const name = new URL(await ofThisFile).pathname.slice(1)
  await atServer(inject('testServer'), `drop database ${name} with (force)`)
})
