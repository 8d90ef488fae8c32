import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Db } from '../platform/database/connection.ts'
import { type Problem, refusal } from '../platform/http/problems/problem.ts'
import { isCode } from './code-hash.ts'
import { countGuess, spendCode } from './mobile-code-queries.ts'

const HOUR_MS = 60 * 60_000

/** At one mobile number, through whichever door. */
const GUESSES = [
  { most: 10, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
]

type Guess = { conceptId: number; username: string; code: string; now: number }

/**
 * Null: the code is right, and spent. A refusal is handed back rather than thrown: thrown inside
 * the transaction it would take the count of the guess with it.
 */
export async function guessCode(db: Db, guess: Guess): Promise<Problem | null> {
  const { conceptId, username, code, now } = guess
  const kept = await countGuess(db, guess, now)
  if (!kept) return refusal('code-burnt')

  const key = `guess:${username}`
  const wait = await takeAllowance(db, { conceptId, key, limits: GUESSES, now })
  if (wait > 0) return refusal('too-many-guesses').after(wait)

  const isRight = isCode(code, kept) && kept.expiresAt.getTime() > now
  if (!isRight) return refusal('wrong-code')
  await spendCode(db, guess)
  return null
}
