import { spawnSync } from 'node:child_process'

/** PostgreSQL refuses to run as root; then everything it does is done as this user. */
export type SystemUser = { uid: number; gid: number } | null

export function runAs(user: SystemUser, command: string, args: string[]) {
  const result = spawnSync(command, args, {
    ...user,
    // A daemon must not hold our pipes, or we would wait for it for ever; only stderr of short commands is read.
    stdio: ['ignore', 'ignore', args[0] === 'start' ? 'ignore' : 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    cwd: '/',
    encoding: 'utf8',
  })
  const words = (result.stderr ?? '').trim() || result.error?.message || ''
  return { status: result.status, words }
}
