import type { Db } from '../database/connection.ts'
import { hashOf } from '../security/token.ts'
import { forgetAllowance, type Limit } from './allowance-queries.ts'
import { takeAllowance } from './take-allowance.ts'

const MINUTE_MS = 60_000

/** The same at every door, unless it says otherwise. */
const LIMITS = {
  /** From one network, or from one known device, to one account. */
  perAccount: [{ max: 10, withinMs: 15 * MINUTE_MS }],
  /** From one network to whichever accounts. */
  perNetwork: [{ max: 200, withinMs: 60 * MINUTE_MS }],
  /** From all networks together to one account. */
  altogether: [{ max: 60, withinMs: 60 * MINUTE_MS }],
} satisfies Record<string, readonly Limit[]>

export type SignInTry = {
  conceptId: number
  /** Where it is tried, as in 'staff-sign-in'. */
  door: string
  /** The account's address, whether there is such an account or not. */
  email: string
  network: string | null
  /** The device, where it is known to the account: what others try does not count against it. */
  knownDevice: string | null
  now: number
  limits?: Partial<Record<keyof typeof LIMITS, readonly Limit[]>>
}

/** 0: try; else the seconds to wait. `isCrowd`: it is others who have tried too often. */
export type TryVerdict = { wait: number; isCrowd: boolean }

/**
 * Counts one more try to sign in by password. Counted by who tries, not by whom it is tried on
 * alone: whoever guesses at an account slows down themselves, and not its owner, who has a known
 * device or comes from elsewhere.
 */
export async function takeSignInTry(db: Db, tried: SignInTry): Promise<TryVerdict> {
  const { conceptId, door, email, network, knownDevice, now } = tried
  const { perAccount, perNetwork, altogether } = { ...LIMITS, ...tried.limits }
  const take = (key: string, limits: readonly Limit[]) =>
    takeAllowance(db, { conceptId, key, limits, now })

  const own = await take(ownKey(tried), perAccount)
  if (own > 0 || knownDevice) return { wait: own, isCrowd: false }
  const fromThere = network ? await take(`${door}-from:${network}`, perNetwork) : 0
  if (fromThere > 0 || !network) return { wait: fromThere, isCrowd: false }
  const crowd = await take(`${door}:${hashOf(email)}`, altogether)
  return { wait: crowd, isCrowd: crowd > 0 }
}

/** Whoever has got in has not been guessing. */
export const forgetSignInTries = (db: Db, tried: SignInTry) =>
  forgetAllowance(db, tried.conceptId, ownKey(tried))

const ownKey = ({ door, email, network, knownDevice }: SignInTry) =>
  knownDevice
    ? `${door}-with:${knownDevice}:${hashOf(email)}`
    : `${door}:${hashOf(email)}:${network ?? ''}`
