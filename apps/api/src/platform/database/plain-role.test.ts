import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { atServer, databaseUrl } from '../../testing/database-server.ts'
import { migrateDatabase } from './migrate.ts'
import { requirePlainRole } from './plain-role.ts'

/** An empty database with an owner of its own. */
async function ownedDatabase(attributes: string) {
  const server = inject('testServer')
  const name = `owned_${randomUUID().slice(0, 8)}`
  await atServer(server, `create role ${name} login password 'secret' ${attributes}`)
  await atServer(server, `create database ${name} owner ${name}`)
  onTestFinished(async () => {
    await atServer(server, `drop database ${name} with (force)`)
    await atServer(server, `drop role ${name}`)
  })
  const url = new URL(databaseUrl(server, name))
  url.username = name
  url.password = 'secret'
  return url.href
}

test('a role that passes row security is refused by name', async () => {
  const url = await ownedDatabase('bypassrls')
  const { username } = new URL(url)
  await expect(migrateDatabase(url)).rejects.toThrow(`the role ${username} passes row security`)
})

test('a role that row security binds is taken, also with the tables its own', async () => {
  await expect(migrateDatabase(await ownedDatabase('nobypassrls'))).resolves.toBeUndefined()
})

test('a superuser is refused where there is no plain role to take', async () => {
  const client = new pg.Client({ connectionString: inject('testServer') })
  await client.connect()
  onTestFinished(() => client.end())
  await expect(requirePlainRole(client)).rejects.toThrow('passes row security')
})
