import { CURRENCIES } from '@sufra/domain/money/currencies'
import { LOCALES } from '@sufra/domain/text/locales'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { z } from 'zod'
import { Amount } from '../wire/fields.ts'
import { Id, list, one, resource } from '../wire/json-api.ts'
import { Theme } from './theme.ts'
import { Words } from './words.ts'

export const Country = z
  .object({
    code: z.string(),
    name: Words,
    'dial-code': z.string(),
    'formatted-code': z.string(),
    'mobile-format': z.string(),
  })
  .meta({ id: 'Country' })
export type Country = z.infer<typeof Country>

export const ConceptAttributes = z.object({
  // Identity
  label: Words,
  'logo-uri': z.string(),
  country: z.string(),
  'primary-language': z.enum(LOCALES),
  'secondary-language': z.enum(LOCALES).nullable(),
  'default-timezone': z.string(),
  'allowed-countries': z.array(Country),
  // Currency
  'currency-code': z.enum(CURRENCIES),
  'currency-symbol': z.string(),
  'currency-format': z.string(),
  'currency-format-translations': Words,
  'currency-code-translations': Words,
  'currency-symbol-translations': Words,
  'decimal-places': z.int(),
  // Branding
  'feedback-redirect-url': z.string().nullable(),
  'remove-branding': z.boolean(),
  'web-brand-logo': z.string().nullable(),
  'is-free-package': z.boolean(),
  'facebook-link': z.string().nullable(),
  'twitter-link': z.string().nullable(),
  'instagram-link': z.string().nullable(),
  'snapchat-link': z.string().nullable(),
  'billing-type': z.string(),
  theme: Theme,
  'default-menu-id': Id,
  'slider-id': Id.nullable(),
  // Order rules
  'order-cancellation-max-status': z.int(),
  'order-cancellation-time': z.int(),
  'abandoned-cart-alert': z.int(),
  'cart-expiry-minutes': z.int(),
  'minimum-order-amount-for-special-delivery': Amount.nullable(),
  'special-delivery-price': Amount.nullable(),
  'vat-rate': z.number(),
  'vat-type': z.enum(['inclusive', 'exclusive']),
  'other-taxes': z.array(z.object({ key: z.string(), name: Words, rate: z.number() })),
  'service-charge': z
    .object({ name: Words, rate: z.number(), 'order-types': z.array(z.enum(ORDER_TYPES)) })
    .nullable(),
  'minimum-order-amount-delivery': Amount,
  'minimum-order-amount-free-delivery': Amount.nullable(),
  'allow-advance-order': z.boolean(),
  'max-days-allowed-in-advance-order': z.int(),
  'schedule-lead-minutes': z.int(),
  'is-cart-notes-enabled': z.boolean(),
  'current-datetime': z.iso.datetime({ offset: true }),
  'dialing-code': z.string(),
  'otp-length': z.int(),
  'address-form': z.enum(['map', 'governorates']),
})

export const ConceptResource = resource('concepts', ConceptAttributes)
  .extend({ links: z.object({ self: z.string() }) })
  .meta({ id: 'Concept' })
export type ConceptResource = z.infer<typeof ConceptResource>

export const ConceptDocument = one(ConceptResource)
export const ConceptList = list(ConceptResource)

/** GET /concepts/{id}/settings: the switches alone, for a client that has the concept already. */
export const ConceptSettingsDocument = one(
  resource(
    'settings',
    ConceptAttributes.pick({
      'is-cart-notes-enabled': true,
      'allow-advance-order': true,
      'max-days-allowed-in-advance-order': true,
      'cart-expiry-minutes': true,
      'abandoned-cart-alert': true,
      'order-cancellation-max-status': true,
      'order-cancellation-time': true,
      'otp-length': true,
      'remove-branding': true,
      'is-free-package': true,
      'billing-type': true,
      'address-form': true,
    }),
  ),
)
