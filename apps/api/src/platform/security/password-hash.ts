import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refusal } from '../http/problems/problem.ts'

const derive = promisify(argon2)

const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

/** Every one takes memory and a core for a while: a flood of them must not take them all. */
const inTurn = inLines({ atOnce: 2, waiting: 50 })
const RETRY_SECONDS = 2

/**
 * Argon2id, written down with its parameters, so that they may change. Costly: whatever can be
 * refused for less is refused before. `line` is the concept it is for.
 */
export async function hashPassword(password: string, line = 0): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, { salt, memory: MEMORY_KIB, passes: PASSES }, line)
  const written = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${written.join('$')}`
}

/** Of nobody's password: what to compare with where there is no customer, so that it takes as long. */
const NOBODYS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export async function isPassword(
  password: string,
  hash: string | null,
  line = 0,
): Promise<boolean> {
  const { salt, tag, memory, passes } = readHash(hash ?? NOBODYS)
  const given = await tagOf(password, { salt, memory, passes }, line)
  return timingSafeEqual(given, tag) && hash !== null
}

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/

function readHash(hash: string) {
  const [, memory, passes, salt = '', tag = ''] = WRITTEN.exec(hash) ?? []
  if (!memory) throw new Error('A password hash cannot be read')
  const bytes = (text: string) => Buffer.from(text, 'base64')
  return { memory: Number(memory), passes: Number(passes), salt: bytes(salt), tag: bytes(tag) }
}

function tagOf(
  password: string,
  how: { salt: Buffer; memory: number; passes: number },
  line: number,
) {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce: how.salt,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: how.memory,
    passes: how.passes,
  }
  return inTurn(line, () => derive('argon2id', parameters))
}

/**
 * Lets so many run at a time; so many more wait in each line, and the lines take turns, so that one
 * brand's crowd is not another's wait. Whoever comes to a full line is told to come back.
 */
export function inLines(most: { atOnce: number; waiting: number }) {
  let running = 0
  const lines = new Map<number, (() => void)[]>()

  const waitIn = (line: number) => {
    const waiting = lines.get(line) ?? []
    if (waiting.length >= most.waiting) throw refusal('too-many-requests').after(RETRY_SECONDS)
    lines.set(line, waiting)
    return new Promise<void>((turn) => waiting.push(turn))
  }
  const callNext = () => {
    for (const [line, waiting] of lines) {
      lines.delete(line)
      const next = waiting.shift()
      if (waiting.length > 0) lines.set(line, waiting)
      return next?.()
    }
    running--
  }
  return async <Result>(line: number, work: () => Promise<Result>): Promise<Result> => {
    if (running >= most.atOnce) await waitIn(line)
    else running++
    try {
      return await work()
    } finally {
      callNext()
    }
  }
}
