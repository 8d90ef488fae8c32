import { requiredSetting } from '../environment/required-setting.ts'
import type { Captcha, CaptchaSettings } from './captcha.ts'
import { recaptcha } from './recaptcha.ts'
import { simulatedCaptcha } from './simulated-captcha.ts'

export const openCaptcha = (environment: CaptchaSettings): Captcha =>
  CAPTCHAS[environment.CAPTCHA](environment)

const CAPTCHAS: Record<CaptchaSettings['CAPTCHA'], (environment: CaptchaSettings) => Captcha> = {
  none: () => ({ isOn: false, isPerson: async () => true }),
  simulated: ({ RECAPTCHA_SCORE }) => simulatedCaptcha({ least: RECAPTCHA_SCORE }),
  recaptcha: (environment) =>
    recaptcha({
      url: environment.RECAPTCHA_URL,
      secret: requiredSetting(environment, 'RECAPTCHA_SECRET', 'CAPTCHA=recaptcha'),
      least: environment.RECAPTCHA_SCORE,
    }),
}
