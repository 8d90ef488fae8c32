import { SIMULATED_KEY } from '@sufra/contract/brand/captcha-key'
import type { Brand } from '../visit/brand.ts'
import { browserClient } from '../visit/browser-client.ts'
import type { Grecaptcha } from './recaptcha.ts'
import { recaptchaToken } from './recaptcha.ts'

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
  const client = browserClient(brand, { isQuiet: true })
  return (await client.brand.integrationOption('recaptcha', 'site-key')).option_value
}

/** Good for one call. Without a key there is none, and the call goes on. */
export async function captchaToken(
  brand: Pick<Brand, 'key' | 'locale'>,
): Promise<string | undefined> {
  const siteKey = await captchaKey(brand)
  if (siteKey === null) return undefined
  if (siteKey === SIMULATED_KEY) return `ok:0.9:login:${crypto.randomUUID()}`
  return recaptchaToken({ siteKey, version: VERSION }, loadRecaptcha)
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js'

let loading: Promise<Grecaptcha> | null = null

/** Google's script, once. It is the only thing a page fetches from another origin, and only for a brand with a key. */
function loadRecaptcha(siteKey: string): Promise<Grecaptcha> {
  loading ??= addScript(`${SCRIPT}?${new URLSearchParams({ render: siteKey })}`).catch((error) => {
    loading = null
    throw error
  })
  return loading
}

function addScript(src: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => {
      const { grecaptcha } = window
      if (!grecaptcha) return reject(new Error('The script brought nothing'))
      grecaptcha.ready(hideBadge)
      resolve(grecaptcha)
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('The script did not arrive'))
    }
    document.head.append(script)
  })
}

/** The form says in words that the check is there. */
function hideBadge() {
  const badge = document.querySelector<HTMLElement>('.grecaptcha-badge')
  if (badge) badge.style.visibility = 'hidden'
}
