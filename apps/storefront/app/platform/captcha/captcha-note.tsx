import { useEffect, useState } from 'react'
import { useIsDemo } from '#app/platform/visit/is-demo.ts'
import { useText } from '../i18n/use-text.ts'
import { useBrand } from '../visit/use-brand.ts'
import { captchaKey } from './captcha.ts'

/** In small print: that the form is checked, or, in a demo without a key, that it is not. */
export function CaptchaNote() {
  const text = useText()
  const siteKey = useCaptchaKey()
  const isDemo = useIsDemo()
  const words = siteKey ? text('captcha_notice') : text('captcha_off')
  const isShown = siteKey !== undefined && (siteKey !== null || isDemo)
  return <p className="min-h-(--leading-caption) text-caption text-text2">{isShown && words}</p>
}

function useCaptchaKey() {
  const brand = useBrand()
  const [key, setKey] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    captchaKey(brand).then(
      (answer) => isWanted && setKey(answer),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [brand])
  return key
}
