import {
  deleteAllowancesBefore,
  giveBack,
  type Limit,
} from '../platform/allowances/allowance-queries.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { codeHash, newCode, newSalt } from './code-hash.ts'
import {
  type CodeHolder,
  deleteCodesBefore,
  findLiveCode,
  replaceCode,
  spendCode,
} from './mobile-code-queries.ts'
import { deleteVerificationsBefore } from './verification-queries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const CODE_LIFETIME_MS = 5 * MINUTE_MS

/** To one mobile number, whoever asks. */
const SENDS = [
  { max: 1, withinMs: MINUTE_MS },
  { max: 5, withinMs: HOUR_MS },
  { max: 10, withinMs: DAY_MS },
]
/** To one number by all who never signed in with it: what is left is its owner's. */
const STRANGERS_SENDS = [
  { max: 4, withinMs: HOUR_MS },
  { max: 8, withinMs: DAY_MS },
]
/** To one number from one network: what is left is for whoever comes from elsewhere. */
const NETWORK_SENDS = [
  { max: 3, withinMs: HOUR_MS },
  { max: 5, withinMs: DAY_MS },
]

/** To the owner's own device, when others have had all there are. */
const OWN_SENDS = [
  { max: 1, withinMs: MINUTE_MS },
  { max: 2, withinMs: HOUR_MS },
  { max: 4, withinMs: DAY_MS },
]

export type CodeRequest = {
  conceptId: number
  username: string
  codeLength: number
  holder: CodeHolder
  /** The number's owner has signed in with the device before. */
  isOwners: boolean
  /** Whoever asks has shown to be a person. */
  isPerson: boolean
  /** Where the request comes from, and how many codes an hour may be asked for from there. */
  network: string | null
  networkMax: number
  now: number
}

/** `code` is what to send; null where the one sent a moment ago will do. */
export type IssuedCode = { code: string | null; sentAt: Date; expiresAt: Date }

export async function issueCode(db: Db, asked: CodeRequest): Promise<IssuedCode> {
  const { conceptId, username, codeLength, holder, now } = asked
  await takeSend(db, asked)
  await forgetOldOnes(db, conceptId, now)

  const code = newCode(codeLength)
  const salt = newSalt()
  const sentAt = new Date(now)
  const expiresAt = new Date(now + CODE_LIFETIME_MS)
  await replaceCode(db, {
    conceptId,
    username,
    ...holder,
    codeHash: codeHash(code, salt),
    salt,
    sentAt,
    expiresAt,
  })
  return { code, sentAt, expiresAt }
}

/** Asked again within a minute, the same code stays valid and no other is sent. */
export async function issueCodeUnlessLive(db: Db, asked: CodeRequest): Promise<IssuedCode> {
  const live = await findLiveCode(db, asked, asked.now)
  const isFresh = live && live.sentAt.getTime() > asked.now - MINUTE_MS
  return isFresh ? { code: null, ...live } : issueCode(db, asked)
}

/** A code that could not be sent is none, and does not count. */
export async function withdrawCode(
  db: Db,
  { conceptId, username }: { conceptId: number; username: string },
  sentAt: Date,
) {
  await giveBack(db, conceptId, `sms:${username}`, sentAt.getTime())
  await spendCode(db, { conceptId, username })
}

async function takeSend(db: Db, asked: CodeRequest) {
  const { conceptId, username, network, networkMax, isOwners, isPerson, now } = asked
  const waitFor = (key: string, limits: readonly Limit[]) =>
    takeAllowance(db, { conceptId, key, limits, now })
  const refuse = (wait: number) => {
    if (wait === 0) return
    throw refusal(wait * 1_000 <= MINUTE_MS ? 'code-too-soon' : 'too-many-codes').after(wait)
  }
  const take = async (key: string, limits: readonly Limit[]) => refuse(await waitFor(key, limits))

  const wait = await waitFor(`sms:${username}`, SENDS)
  const isUsedUp = wait * 1_000 > MINUTE_MS
  if (isUsedUp && isOwners) await take(`sms-own:${username}`, OWN_SENDS)
  else refuse(wait)
  if (!network) return
  if (!isOwners && !isPerson) {
    await take(`sms-by-strangers:${username}`, STRANGERS_SENDS)
    await take(`sms:${username}:${network}`, NETWORK_SENDS)
  }
  await take(`sms-from:${network}`, [{ max: networkMax, withinMs: HOUR_MS }])
}

/** Rows older than every limit and every code. */
async function forgetOldOnes(db: Db, conceptId: number, now: number) {
  const yesterday = now - DAY_MS
  await deleteAllowancesBefore(db, conceptId, yesterday)
  await deleteCodesBefore(db, conceptId, yesterday)
  await deleteVerificationsBefore(db, conceptId, yesterday)
}
