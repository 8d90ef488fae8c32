import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

/** Every one takes memory and a core for a while: a flood of them must not take them all. */
const inTurn = atOnce(2)

/** Argon2id, written down with its parameters, so that they may change. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, { salt, memory: MEMORY_KIB, passes: PASSES })
  const written = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${written.join('$')}`
}

/** Of nobody's password: what to compare with where there is no customer, so that it takes as long. */
const NOBODYS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, tag, memory, passes } = readHash(hash ?? NOBODYS)
  const given = await tagOf(password, { salt, memory, passes })
  return timingSafeEqual(given, tag) && hash !== null
}

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/

function readHash(hash: string) {
  const [, memory, passes, salt = '', tag = ''] = WRITTEN.exec(hash) ?? []
  if (!memory) throw new Error('A password hash cannot be read')
  const bytes = (text: string) => Buffer.from(text, 'base64')
  return { memory: Number(memory), passes: Number(passes), salt: bytes(salt), tag: bytes(tag) }
}

function tagOf(password: string, how: { salt: Buffer; memory: number; passes: number }) {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce: how.salt,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: how.memory,
    passes: how.passes,
  }
  return inTurn(() => derive('argon2id', parameters))
}

/** Lets so many run at a time; the others wait their turn. */
export function atOnce(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= max) await new Promise<void>((turn) => waiting.push(turn))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
