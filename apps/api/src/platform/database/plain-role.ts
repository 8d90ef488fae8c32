import type pg from 'pg'

/** Row security does not hold for superusers: work as the plain role where there is one. */
export async function takePlainRole(client: pg.ClientBase) {
  await client.query(`
    select set_config('role', 'sufra_app', false)
    from pg_roles where rolname = current_user and rolsuper
      and exists (select from pg_roles where rolname = 'sufra_app')`)
}

/** Without row security one forgotten condition would show a brand's customers to another brand. */
export async function requirePlainRole(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(`
    select rolname as name from pg_roles
    where rolname = current_user and (rolsuper or rolbypassrls)`)
  const [role] = rows
  if (!role) return
  throw new Error(
    `the role ${role.name} passes row security. Use one that is no superuser and has no BYPASSRLS; a superuser will do if it also made the tables.`,
  )
}
