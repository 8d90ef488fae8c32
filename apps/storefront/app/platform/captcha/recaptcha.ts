import { CaptchaFault } from './captcha-fault.ts'

/** What the browser says it is about when it asks for a token. */
const ACTION = 'login'

/** As much of Google's script as version 3 takes. */
export type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, about: { action: string }) => Promise<string>
}

type Settings = { siteKey: string | null; version: 3 | null }

/** A token of reCAPTCHA for one call. It shows nothing, and its badge is hidden. */
export async function recaptchaToken(
  { siteKey, version }: Settings,
  load: (siteKey: string) => Promise<Grecaptcha>,
): Promise<string> {
  if (!siteKey) throw new CaptchaFault('captcha_no_key')
  if (!version) throw new CaptchaFault('captcha_no_version')
  const grecaptcha = await load(siteKey).catch((cause) => {
    throw new CaptchaFault('captcha_not_loaded', cause)
  })
  await new Promise<void>((then) => grecaptcha.ready(then))
  try {
    return await grecaptcha.execute(siteKey, { action: ACTION })
  } catch (cause) {
    throw new CaptchaFault('captcha_not_executed', cause)
  }
}
