import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Db } from '../platform/database/connection.ts'
import { hashOf } from '../platform/security/token.ts'
import { staffSecondFactors as factors } from './staff-tables.ts'

const STEP_MS = 30_000
/** Clocks differ: the codes of half a minute before and after are good too. */
const WINDOW = 1
const RECOVERY_CODES = 10
const LIMITS = [{ max: 10, withinMs: 15 * 60_000 }]

type OneMember = { conceptId: number; staffId: string }

const totpOf = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 })

const of = ({ conceptId, staffId }: OneMember) =>
  and(eq(factors.conceptId, conceptId), eq(factors.staffId, staffId))

/** What is asked for at sign-in; null: nothing is. */
export async function findSecondFactor(db: Db, member: OneMember) {
  const [found] = await db
    .select()
    .from(factors)
    .where(and(of(member), isNotNull(factors.confirmedAt)))
  return found ?? null
}

/** A new secret, to be confirmed by a code; null where there is one already that is confirmed. */
export async function beginSecondFactor(
  db: Db,
  member: OneMember,
  { label, issuer }: { label: string; issuer: string },
) {
  const secret = new Secret({ size: 20 })
  const { conceptId, staffId } = member
  const [begun] = await db
    .insert(factors)
    .values({ conceptId, staffId, secret: secret.base32 })
    .onConflictDoUpdate({
      target: [factors.conceptId, factors.staffId],
      set: { secret: secret.base32, lastStep: 0 },
      setWhere: isNull(factors.confirmedAt),
    })
    .returning({ staffId: factors.staffId })
  return begun ? { secret: secret.base32, uri: totpOf(secret, label, issuer).toString() } : null
}

/** Answers the recovery codes, which are told this once; null for a wrong code. */
export async function confirmSecondFactor(
  db: Db,
  member: OneMember,
  { code, now }: { code: string; now: number },
) {
  const [begun] = await db
    .select()
    .from(factors)
    .where(and(of(member), isNull(factors.confirmedAt)))
  const step = begun ? stepOf(begun.secret, code, now) : null
  if (step === null) return null
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db
    .update(factors)
    .set({ confirmedAt: new Date(now), lastStep: step, recoveryHashes: codes.map(hashOf) })
    .where(of(member))
  return codes
}

export const removeSecondFactor = (db: Db, member: OneMember) =>
  db.delete(factors).where(of(member))

/** 0: a code may be tried; else the seconds to wait. Only who has the password comes so far. */
export const takeCodeTry = (db: Db, { conceptId, staffId }: OneMember, now: number) =>
  takeAllowance(db, { conceptId, key: `staff-code:${staffId}`, limits: LIMITS, now })

/** Whether a code is right. It is spent by being asked about: neither kind is good twice. */
export async function spendSecondFactor(
  db: Db,
  factor: OneMember & { secret: string },
  { code, now }: { code: string; now: number },
): Promise<boolean> {
  const step = stepOf(factor.secret, code, now)
  const hash = hashOf(code.trim().toLowerCase())
  const spent = await db
    .update(factors)
    .set(
      step === null
        ? { recoveryHashes: sql`array_remove(${factors.recoveryHashes}, ${hash})` }
        : { lastStep: step },
    )
    .where(
      and(
        of(factor),
        step === null ? sql`${hash} = any(${factors.recoveryHashes})` : lt(factors.lastStep, step),
      ),
    )
    .returning({ staffId: factors.staffId })
  return spent.length > 0
}

/** The half minute a code belongs to; null for a wrong one. */
function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const totp = totpOf(Secret.fromBase32(secret))
  const delta = totp.validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / STEP_MS) + delta
}

/** 80 random bits, in groups that can be read out. */
const newRecoveryCode = () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-')
