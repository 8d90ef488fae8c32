import { ApiFailure } from '@sufra/contract/client/api-failure'
import { useText } from '../i18n/use-text.ts'
import { useBrand } from '../visit/use-brand.ts'
import { captchaToken } from './captcha.ts'
import { CaptchaFault } from './captcha-fault.ts'

/** A token for one call; what goes wrong with it is told like a refusal of that call. */
export function useCaptcha(): () => Promise<string | undefined> {
  const text = useText()
  const brand = useBrand()
  return () =>
    captchaToken(brand).catch((fault) => {
      if (!(fault instanceof CaptchaFault)) throw fault
      const detail = text(fault.text)
      throw new ApiFailure(detail, { status: 400, problems: [{ code: fault.text, detail }] })
    })
}
