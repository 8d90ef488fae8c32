import type { ConceptResource } from '@sufra/contract/brand/concepts'
import { decimalsOf } from '@sufra/domain/money/currencies'
import { toDecimal } from '@sufra/domain/money/money'
import { wordsIn } from '@sufra/domain/text/locales'
import type { Concept } from '../concepts/concept-queries.ts'
import { zonedDateTime } from '../concepts/zoned-date-time.ts'
import type { RequestContext } from '../platform/http/tenant/request-context.ts'
import { countryEntry } from '../reference/reference-document.ts'
import type { Brand } from './read-brand.ts'

export function conceptResource(brand: Brand, context: RequestContext): ConceptResource {
  const { concept } = brand
  return {
    type: 'concepts',
    id: concept.conceptId,
    attributes: {
      ...identity(brand),
      ...currency(concept, context),
      ...branding(brand),
      ...orderRules(concept, context),
    },
    links: { self: `${context.prefix}/concepts/${concept.conceptId}` },
  }
}

const identity = ({ concept, countries }: Brand) => ({
  label: concept.label,
  'logo-uri': concept.settings.logoUri,
  country: concept.country,
  'primary-language': concept.primaryLanguage,
  'secondary-language': concept.secondaryLanguage,
  'default-timezone': concept.timezone,
  'allowed-countries': countries.map(countryEntry),
})

function currency(concept: Concept, { locale }: RequestContext) {
  const { currencyFormat, currencyCode, currencySymbol } = concept.settings
  return {
    'currency-code': concept.currency,
    'currency-symbol': wordsIn(currencySymbol, locale, concept.primaryLanguage),
    'currency-format': wordsIn(currencyFormat, locale, concept.primaryLanguage),
    'currency-format-translations': currencyFormat,
    'currency-code-translations': currencyCode,
    'currency-symbol-translations': currencySymbol,
    'decimal-places': decimalsOf(concept.currency),
  }
}

const branding = ({ concept: { settings }, application }: Brand) => ({
  'feedback-redirect-url': settings.feedbackRedirectUrl,
  'remove-branding': settings.removeBranding,
  'web-brand-logo': settings.webBrandLogo,
  'is-free-package': settings.isFreePackage,
  'facebook-link': settings.social.facebook ?? null,
  'twitter-link': settings.social.twitter ?? null,
  'instagram-link': settings.social.instagram ?? null,
  'snapchat-link': settings.social.snapchat ?? null,
  'billing-type': settings.billingType,
  theme: application.settings.theme,
  'default-menu-id': application.defaultMenuId,
  'slider-id': settings.sliderId,
})

function orderRules(concept: Concept, { now }: RequestContext) {
  const { settings } = concept
  const amount = (minor: number) => toDecimal(minor, decimalsOf(concept.currency))
  const { specialDelivery, freeDeliveryFrom, serviceCharge } = settings
  return {
    'order-cancellation-max-status': settings.cancellation.maxStatus,
    'order-cancellation-time': settings.cancellation.minutes,
    'abandoned-cart-alert': settings.abandonedCartMinutes,
    'cart-expiry-minutes': settings.cartExpiryMinutes,
    'minimum-order-amount-for-special-delivery': specialDelivery && amount(specialDelivery.from),
    'special-delivery-price': specialDelivery && amount(specialDelivery.price),
    'vat-rate': percent(concept.vatBasisPoints),
    'vat-type': concept.vatType,
    'other-taxes': settings.otherTaxes.map(({ key, name, basisPoints }) => ({
      key,
      name,
      rate: percent(basisPoints),
    })),
    'service-charge': serviceCharge && {
      name: serviceCharge.name,
      rate: percent(serviceCharge.basisPoints),
      'order-types': serviceCharge.orderTypes,
    },
    'minimum-order-amount-delivery': amount(settings.minimumDelivery),
    'minimum-order-amount-free-delivery':
      freeDeliveryFrom === null ? null : amount(freeDeliveryFrom),
    'allow-advance-order': settings.allowAdvanceOrder,
    'max-days-allowed-in-advance-order': settings.maxDaysInAdvance,
    'schedule-lead-minutes': settings.scheduleLeadMinutes,
    'is-cart-notes-enabled': settings.cartNotes,
    'current-datetime': zonedDateTime(now, concept.timezone),
    'dialing-code': settings.dialingCode,
    'otp-length': settings.otpLength,
    'address-form': settings.addressForm,
  }
}

/** 1500 basis points are 15 %. */
const percent = (basisPoints: number) => basisPoints / 100
