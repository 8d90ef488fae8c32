import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusal } from '../http/problems/problem.ts'

/** A service that tells people from programs. */
export type Captcha = {
  /** Whether the token is of a person, on this brand's own pages, and has not been used before. */
  isPerson(asked: { token: string; host: string; now: number }): Promise<boolean>
  /** Without one, nobody is asked for a token. */
  isOn: boolean
}

/** What the browser says it is about when it asks for a token. */
export const CAPTCHA_ACTION = 'login'

/** Which service tells people from programs. `none`: no token is asked for. */
export const CaptchaEnvironment = {
  CAPTCHA: z.enum(['none', 'simulated', 'recaptcha']).default('none'),
  RECAPTCHA_SECRET: z.string().optional(),
  /** The least score a caller may have, from 0 (a program) to 1 (a person). */
  RECAPTCHA_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
}

export type CaptchaSettings = z.infer<z.ZodObject<typeof CaptchaEnvironment>>

const HEADER = 'captcha-token'

/** Refuses what does not come from a person, before it costs a text message. */
export async function requirePerson(request: FastifyRequest, captcha: Captcha, now: number) {
  if (!captcha.isOn) return
  const token = request.headers[HEADER]
  if (typeof token !== 'string' || token === '') {
    throw refusal('captcha-missing', { source: HEADER })
  }
  const { host } = request.tenant
  const isPerson = await captcha.isPerson({ token, host, now }).catch((error) => {
    request.log.error({ err: error }, 'the captcha cannot be checked')
    throw refusal('unavailable')
  })
  if (!isPerson) throw refusal('captcha-refused', { source: HEADER })
}
