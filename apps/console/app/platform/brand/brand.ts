import { bootstrap } from '@sufra/contract/client/bootstrap'
import { apiClient } from '@sufra/contract/client/client'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import type { CurrencyFacts } from '@sufra/domain/money/money'
import type { Locale, Words } from '@sufra/domain/text/locales'

/** What the console needs to know of the brand whose host it was opened at. */
export type Brand = {
  appKey: string
  conceptId: number
  label: Words
  icon: string
  logo: string
  colour: string
  primaryLocale: Locale
  zone: string
  currency: CurrencyFacts
}

let loading: Promise<Brand> | null = null

/** Read once; what could not be read is asked for again. */
export function loadBrand(): Promise<Brand> {
  loading ??= readBrand().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function readBrand(): Promise<Brand> {
  const anonymous = apiClient({ baseUrl: '/api', locale: 'en-us' })
  const { application, concept } = await bootstrap(anonymous, location.hostname)
  const settings = application.attributes
  const own = concept.attributes
  return {
    appKey: settings.key,
    conceptId: concept.id,
    label: own.label,
    icon: settings['icon-uri'],
    logo: settings['logo-uri'],
    colour: colourOf(settings.theme.primary_color),
    primaryLocale: own['primary-language'],
    zone: zoneOf(own['default-timezone']),
    currency: {
      country: own.country,
      code: own['currency-code'],
      decimals: own['decimal-places'],
      format: own['currency-format-translations'],
      symbol: own['currency-symbol-translations'],
      codeName: own['currency-code-translations'],
    },
  }
}

/** The setting is free text: what is no hex colour becomes transparent. */
const colourOf = (written: string) => (/^#[\da-f]{3,8}$/i.test(written) ? written : 'transparent')
