import { z } from 'zod'

const Password = z.string({ error: 'required' }).min(1, 'required').max(400)
/** Six digits of a code app, or a recovery code. */
export const Code = z.string({ error: 'required' }).min(1, 'required').max(40)

/** GET /staff/second-factor */
export const SecondFactorDocument = z.object({
  data: z
    .object({ 'is-on': z.boolean(), 'recovery-codes-left': z.int() })
    .meta({ id: 'SecondFactor' }),
})

/** POST /staff/second-factor */
export const SecondFactorStart = z.object({ password: Password })
export const SecondFactorSecret = z.object({
  data: z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'SecondFactorSecret' }),
})

/** POST /staff/second-factor/confirmation */
export const SecondFactorCode = z.object({ code: Code })
export const RecoveryCodes = z.object({
  data: z.object({ 'recovery-codes': z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
})

/** POST /staff/second-factor/removal */
export const SecondFactorRemoval = z.object({ password: Password, code: Code })
