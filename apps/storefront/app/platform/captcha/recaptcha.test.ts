import { expect, test, vi } from 'vitest'
import { enUsMore } from '../i18n/texts/more/en-us.ts'
import { CaptchaFault } from './captcha-fault.ts'
import { type Grecaptcha, recaptchaToken } from './recaptcha.ts'

const SETTINGS = { siteKey: 'key-1', version: 3 } as const
const aScript = (unlike: Partial<Grecaptcha> = {}): Grecaptcha => ({
  ready: (then) => then(),
  execute: async () => 'token-1',
  ...unlike,
})
const wordsOf = (asked: Promise<string>) =>
  asked.then(
    () => null,
    (fault: unknown) => (fault instanceof CaptchaFault ? enUsMore[fault.text] : fault),
  )

test('a token is asked for with the action of signing in', async () => {
  const execute = vi.fn(async () => 'token-1')
  const load = vi.fn(async () => aScript({ execute }))
  expect(await recaptchaToken(SETTINGS, load)).toBe('token-1')
  expect(load).toHaveBeenCalledWith('key-1')
  expect(execute).toHaveBeenCalledWith('key-1', { action: 'login' })
})

// proves ER-12, A-55
test('each thing that may be missing or fail has words of its own', async () => {
  const fails = () => Promise.reject(new Error('blocked'))
  const loads = async () => aScript()
  expect(await wordsOf(recaptchaToken({ ...SETTINGS, siteKey: null }, loads))).toBe(
    'ReCaptcha error: No key provided',
  )
  expect(await wordsOf(recaptchaToken({ ...SETTINGS, version: null }, loads))).toBe(
    'ReCaptcha error: No version provided',
  )
  expect(await wordsOf(recaptchaToken(SETTINGS, fails))).toBe(
    'ReCaptcha error: Failed to load script',
  )
  expect(await wordsOf(recaptchaToken(SETTINGS, async () => aScript({ execute: fails })))).toBe(
    'ReCaptcha error: Failed to execute',
  )
})
