import type { ApiEnvironment } from '../../environment.ts'
import { needed } from '../environment/needed-setting.ts'
import type { Captcha } from './captcha.ts'
import { recaptcha } from './recaptcha.ts'
import { simulatedCaptcha } from './simulated-captcha.ts'

export const openCaptcha = (environment: ApiEnvironment): Captcha =>
  CAPTCHAS[environment.CAPTCHA](environment)

const CAPTCHAS: Record<ApiEnvironment['CAPTCHA'], (environment: ApiEnvironment) => Captcha> = {
  none: () => ({ isOn: false, isPerson: async () => true }),
  simulated: ({ RECAPTCHA_SCORE }) => simulatedCaptcha({ least: RECAPTCHA_SCORE }),
  recaptcha: (environment) =>
    recaptcha({
      url: environment.RECAPTCHA_URL,
      secret: needed(environment, 'RECAPTCHA_SECRET', 'CAPTCHA=recaptcha'),
      least: environment.RECAPTCHA_SCORE,
    }),
}
