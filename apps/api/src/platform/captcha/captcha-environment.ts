import { z } from 'zod'

/** Who tells people from programs. `none`: nobody asks. */
export const CaptchaEnvironment = {
  CAPTCHA: z.enum(['none', 'simulated', 'recaptcha']).default('none'),
  RECAPTCHA_SECRET: z.string().optional(),
  /** The least score a caller may have, from 0 (a program) to 1 (a person). */
  RECAPTCHA_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
}
export type CaptchaSettings = z.infer<z.ZodObject<typeof CaptchaEnvironment>>
