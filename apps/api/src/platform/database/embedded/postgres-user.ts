import { execFileSync } from 'node:child_process'

/** The system's `postgres` user, made when missing. */
export function postgresUser() {
  return lookUp() ?? createUser()
}

function lookUp() {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return null
  }
}

const idOf = (flag: string) =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))

function createUser() {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      stdio: 'ignore',
    })
  } catch {
    throw new Error(
      'PostgreSQL does not run as root and a user for it could not be made: set DATABASE_URL, or start as another user.',
    )
  }
  const user = lookUp()
  if (!user) throw new Error('The user made for PostgreSQL cannot be found.')
  return user
}
