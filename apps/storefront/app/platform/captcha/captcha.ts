import type { Brand } from '../visit/brand.ts'
import { browserClient } from '../visit/browser-client.ts'
import { loadRecaptcha } from './load-recaptcha.ts'
import { recaptchaToken } from './recaptcha.ts'

/** The key of brands whose server only plays the check. */
const SIMULATED = 'simulated'
const VERSION = 3

let known: Promise<string | null> | null = null

/** The brand's site key; null where it has none, and nobody is checked. */
export function captchaKey(brand: Pick<Brand, 'key' | 'locale'>): Promise<string | null> {
  known ??= askKey(brand).catch((error) => {
    known = null
    throw error
  })
  return known
}

async function askKey(brand: Pick<Brand, 'key' | 'locale'>) {
  const client = await browserClient(brand, { isQuiet: true })
  return (await client.integrationOption('recaptcha', 'site-key')).option_value
}

/** Good for one call. Without a key there is none, and the call goes on. */
export async function captchaToken(
  brand: Pick<Brand, 'key' | 'locale'>,
): Promise<string | undefined> {
  const siteKey = await captchaKey(brand)
  if (siteKey === null) return undefined
  if (siteKey === SIMULATED) return `ok:0.9:login:${crypto.randomUUID()}`
  return recaptchaToken({ siteKey, version: VERSION }, loadRecaptcha)
}
