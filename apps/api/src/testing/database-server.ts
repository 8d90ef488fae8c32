import pg from 'pg'

/** The address of another database of the same server. */
export function databaseUrl(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export const atServer = (server: string, statement: string) =>
  connected(server, (client) => client.query(statement))

/** The template and its copies, whose names begin with its own. */
export const dropDatabases = (server: string, template: string) =>
  connected(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  })

async function connected<Result>(server: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
