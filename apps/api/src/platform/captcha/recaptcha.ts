import { z } from 'zod'
import { postForm } from '../messages/post-form.ts'
import { CAPTCHA_ACTION, type Captcha } from './captcha.ts'

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
})

/** reCAPTCHA version 3. It lets every token be verified once, and for two minutes. */
export const recaptcha = (account: { url: string; secret: string; least: number }): Captcha => ({
  isOn: true,
  async isPerson({ token, host }) {
    const { url, secret, least } = account
    const { status, body } = await postForm(url, { secret, response: token })
    const verdict = Verdict.safeParse(body)
    if (status !== 200 || !verdict.success) throw new Error(`reCAPTCHA answered ${status}`)
    const { success, score = 0, action, hostname } = verdict.data
    return success && action === CAPTCHA_ACTION && score >= least && hostname === host
  },
})
