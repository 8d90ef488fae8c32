import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export const newCode = (length: number) => String(randomInt(10 ** length)).padStart(length, '0')

export const newSalt = () => randomBytes(16).toString('hex')

export const codeHash = (code: string, salt: string) =>
  createHmac('sha256', salt).update(code).digest('hex')

/** Takes as long for a wrong code as for a right one, and for none at all. */
export function isCode(code: string, kept: { codeHash: string | null; salt: string }) {
  const given = Buffer.from(codeHash(code, kept.salt))
  const expected = Buffer.from(kept.codeHash ?? codeHash('', newSalt()))
  return timingSafeEqual(given, expected) && kept.codeHash !== null
}
