import type { TextKey } from '../i18n/texts.ts'

/** What may keep us from telling people from programs; each has words of its own. */
type CaptchaText = Extract<TextKey, `captcha_no${string}`>

export class CaptchaFault extends Error {
  readonly text: Exclude<CaptchaText, 'captcha_notice'>

  constructor(text: CaptchaFault['text'], cause?: unknown) {
    super(text, { cause })
    this.text = text
  }
}
