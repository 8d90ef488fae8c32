import { codeDigits } from '@sufra/domain/people/one-time-code'
import { z } from 'zod'
import { RandomId } from '../wire/json-api.ts'

/** A mobile number that was sent a one-time code and waits for it to come back. */
export const Verification = z
  .object({
    /** Names it at POST /customers/{id}/verify and POST /resendsms. */
    id: RandomId,
    mobile: z.string(),
    username: z.string(),
    'code-length': z.int(),
    /** Seconds until another code may be asked for. */
    'resend-in': z.int().nonnegative(),
    /** Seconds the code is good for. */
    'expires-in': z.int().nonnegative(),
  })
  .meta({ id: 'Verification' })
export type Verification = z.infer<typeof Verification>

/** As typed: digits of any script. One that cannot be right is wrong, not malformed. */
export const CodeText = z.string({ error: 'required' }).max(100).overwrite(codeDigits)

/** POST /customers/{id}/verify */
export const VerifyRequest = z.object({ code: CodeText })

/** POST /customers/{id}/email/verify: the token is what the mailed link ends with. */
export const EmailVerifyRequest = z.object({ token: z.string({ error: 'required' }).max(100) })

/** POST /resendsms: the mobile must be the one the id was given for. */
export const ResendRequest = z.object({
  id: RandomId,
  mobile: z.string({ error: 'required' }).max(40),
})
export const ResendDocument = z.object({ meta: z.object({ verification: Verification }) })
