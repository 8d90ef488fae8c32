import { CAPTCHA_ACTION, type Captcha } from './captcha.ts'

const LIFETIME_MS = 2 * 60_000

/**
 * Stands in for reCAPTCHA: a token says itself what it is worth, as 'ok:0.9:login:' and something
 * that makes it unlike the others. Like the real one it takes every token once.
 */
export function simulatedCaptcha({ least }: { least: number }): Captcha {
  const used = new Map<string, number>()
  return {
    isOn: true,
    async isPerson({ token, now }) {
      for (const [old, at] of used) if (at < now - LIFETIME_MS) used.delete(old)
      if (used.has(token)) return false
      used.set(token, now)
      const [word, score, action] = token.split(':')
      return word === 'ok' && Number(score) >= least && action === CAPTCHA_ACTION
    },
  }
}
