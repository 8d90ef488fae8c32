import type { Grecaptcha } from './recaptcha.ts'

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js'

let loading: Promise<Grecaptcha> | null = null

/** Google's script, once. It is the only thing a page fetches from another origin, and only for a brand with a key. */
export function loadRecaptcha(siteKey: string): Promise<Grecaptcha> {
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
