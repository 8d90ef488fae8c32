import type { ApplicationResource } from '@sufra/contract/brand/applications'
import type { ConceptResource } from '@sufra/contract/brand/concepts'
import { bootstrap } from '@sufra/contract/client/bootstrap'
import { apiClient } from '@sufra/contract/client/client'
import { minorOf } from '@sufra/contract/wire/minor-of'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import type { MenuAddresses } from '@sufra/domain/menu/menu-order'
import { categorySlug } from '@sufra/domain/menu/slug'
import type { Currency } from '@sufra/domain/money/currencies'
import type { Words } from '@sufra/domain/text/locales'
import { FALLBACK_LOCALE, type Locale, secondaryLocale, wordsIn } from '@sufra/domain/text/locales'
import { arSaCurrencies } from '@sufra/i18n/catalogue/ar-sa/currencies'
import { enUsCurrencies } from '@sufra/i18n/catalogue/en-us/currencies'
import { frCurrencies } from '@sufra/i18n/catalogue/fr/currencies'
import { compiledWhereValid } from '@sufra/i18n/compile'
import { LRUCache } from 'lru-cache'
import type { Brand, BrandBillRules, SocialNetwork } from './brand.ts'
import { answeringFor } from './loader-failure.server.ts'
import type { Visit } from './visit.ts'

/** Brands of whom one process remembers: the others are asked for anew. */
const BRANDS = 500

/** One answer per host and version. A failed answer is not kept; a new version replaces the old. */
export function remembered<Answer>(ask: (visit: Visit) => Promise<Answer>) {
  const kept = new LRUCache<string, { version: number; answer: Promise<Answer> }>({ max: BRANDS })
  return (visit: Visit): Promise<Answer> => {
    const { host, version } = visit
    const known = kept.get(host)
    if (known?.version === version) return known.answer
    const asked = { version, answer: ask(visit) }
    kept.set(host, asked)
    asked.answer.catch(() => {
      if (kept.get(host) === asked) kept.delete(host)
    })
    return asked.answer
  }
}

const NETWORKS = ['facebook', 'twitter', 'instagram', 'snapchat'] as const satisfies SocialNetwork[]

/** The brand of the host, in the visitor's language. */
export async function brandFor(visit: Visit): Promise<Brand> {
  const start = await startOf(visit)
  const { application, concept, pages, content, menu, hasLoyalty } = start
  const locale = localeOf(visit, concept.attributes)
  const settings = application.attributes
  const own = concept.attributes
  const [first] = menu.data.toSorted((a, b) => a['display-order'] - b['display-order'])

  return {
    key: settings.key,
    conceptId: concept.id,
    applicationId: settings.id,
    locale,
    primaryLocale: own['primary-language'],
    secondaryLocale: own['secondary-language'],
    label: wordsIn(settings.label, locale) || wordsIn(own.label, locale),
    logo: settings['logo-uri'],
    icon: settings['icon-uri'],
    sharePicture: settings['icon-uri'].replace('-icon.svg', '-share.png'),
    theme: settings.theme,
    currency: {
      country: own.country,
      code: own['currency-code'],
      decimals: own['decimal-places'],
      format: own['currency-format-translations'],
      symbol: own['currency-symbol-translations'],
      codeName: own['currency-code-translations'],
    },
    zone: zoneOf(own['default-timezone']),
    orderTypes: settings['allowed-order-types'],
    isMenuOnly: settings['menu-only'],
    forcesLocation: settings['force-location'],
    menus: menuAddresses(settings),
    firstCategorySlug: first ? categorySlug(first) : null,
    isFreePackage: own['is-free-package'],
    removesBranding: own['remove-branding'],
    brandLogo: own['web-brand-logo'],
    billingType: own['billing-type'],
    feedbackUrl: own['feedback-redirect-url'],
    hasLoyalty,
    billRules: billRulesOf(own, locale),
    cartTimers: {
      expiryMinutes: own['cart-expiry-minutes'],
      abandonMinutes: own['abandoned-cart-alert'],
    },
    hasCartNotes: own['is-cart-notes-enabled'],
    cancellation: {
      maxStatus: own['order-cancellation-max-status'],
      minutes: own['order-cancellation-time'],
    },
    allowsAdvanceOrders: own['allow-advance-order'],
    social: NETWORKS.flatMap((network) => {
      const url = own[`${network}-link`]
      return url ? [{ network, url }] : []
    }),
    pages: pages.map(({ id, attributes }) => ({
      id,
      label: wordsIn(attributes.label, locale),
      href:
        attributes.type === 'page' ? `/cms/${attributes.slug ?? id}` : (attributes.url ?? '/cms'),
      isExternal: attributes.type !== 'page',
    })),
    ownTexts: {
      ...currencyText(own['currency-code'], locale),
      ...compiledWhereValid(content.data[locale] ?? {}),
    },
  }
}

export const menuAddresses = (settings: ApplicationResource['attributes']): MenuAddresses => ({
  hasSeparatedMenus: settings['is-separated-menus'],
  orderTypeMenus: settings['order-type-menus'],
  menuRef: settings['menu-ref'],
})

/** What a brand's pages start from, and a client that asks on behalf of this visitor. */
export async function startOf(visit: Visit) {
  const start = await answersOf(visit)
  const { key: appKey } = start.application.attributes
  return { ...start, client: clientOf(visit).with({ appKey }) }
}

const clientOf = ({ fetch }: Visit) =>
  apiClient({ baseUrl: '/api', fetch, locale: FALLBACK_LOCALE })

/** Asked for in the documented order, once per version. */
const answersOf = remembered(async (visit: Visit) =>
  answeringFor(async () => {
    const { client, application, concept, popup } = await bootstrap(clientOf(visit), visit.host)
    const { 'menu-ref': menuRef, 'content-uri': contentUri } = application.attributes
    const { menu } = await client.menu.published(menuRef)
    const [content, pages, loyalty] = await Promise.all([
      client.brand.content(contentUri),
      client.brand.pages(),
      client.brand.integrationOption('solo-loyalty', 'merchant-uuid'),
    ])
    return {
      application,
      concept,
      popup,
      menu,
      content,
      pages: pages.data,
      hasLoyalty: loyalty.option_value !== null,
    }
  }),
)

/** A chosen language counts only if the brand speaks it. */
function localeOf(
  visit: Visit,
  languages: { 'primary-language': Locale; 'secondary-language': Locale | null },
): Locale {
  const spoken = [languages['primary-language'], secondaryLocale(languages['secondary-language'])]
  return spoken.find((locale) => locale === visit.chosenLocale) ?? languages['primary-language']
}

/** What the language calls the brand's currency: it needs no other. */
function currencyText(code: Currency, locale: Locale) {
  const key = `currency_${code}` as const
  return { [key]: CURRENCIES[locale][key] }
}

const CURRENCIES = { 'en-us': enUsCurrencies, 'ar-sa': arSaCurrencies, fr: frCurrencies }

type Concept = ConceptResource['attributes']

/** Of the concept, with names in one language: they travel with every page. */
function billRulesOf(concept: Concept, locale: Locale): BrandBillRules {
  const minor = (amount: number | null) =>
    amount === null ? null : minorOf(amount, concept['decimal-places'])
  const names = (words: Words): Words => ({ [locale]: wordsIn(words, locale) })
  const service = concept['service-charge']
  const specialFrom = minor(concept['minimum-order-amount-for-special-delivery'])
  const specialPrice = minor(concept['special-delivery-price'])
  return {
    vat: { basisPoints: basisPoints(concept['vat-rate']), type: concept['vat-type'] },
    otherTaxes: concept['other-taxes'].map(({ key, name, rate }) => ({
      key,
      names: names(name),
      basisPoints: basisPoints(rate),
    })),
    serviceCharge: service && {
      names: names(service.name),
      basisPoints: basisPoints(service.rate),
      orderTypes: service['order-types'],
    },
    freeDeliveryFrom: minor(concept['minimum-order-amount-free-delivery']),
    specialDelivery:
      specialFrom !== null && specialPrice !== null
        ? { from: specialFrom, price: specialPrice }
        : null,
    deliveryMinimum: minorOf(concept['minimum-order-amount-delivery'], concept['decimal-places']),
  }
}

/** 7.5 % are 750. */
const basisPoints = (percent: number) => Math.round(percent * 100)
