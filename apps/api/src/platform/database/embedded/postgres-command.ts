import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** PostgreSQL refuses to run as root; then everything it does is done as this user. */
export type SystemUser = { uid: number; gid: number } | null

/** Runs one of its programs to the end, and answers how that was and what it said of it. */
export async function runAs(user: SystemUser, command: string, args: string[]) {
  const program = spawn(command, args, {
    ...user,
    // A daemon must not hold our pipes, or we would wait for it for ever; only stderr of short commands is read.
    stdio: ['ignore', 'ignore', args[0] === 'start' ? 'ignore' : 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    cwd: '/',
  })
  const ended = new Promise<{ status: number | null; fault: string }>((resolve) => {
    program.on('error', ({ message }) => resolve({ status: null, fault: message }))
    program.on('close', (status) => resolve({ status, fault: '' }))
  })
  const said = program.stderr ? await text(program.stderr) : ''
  const { status, fault } = await ended
  return { status, words: said.trim() || fault }
}
