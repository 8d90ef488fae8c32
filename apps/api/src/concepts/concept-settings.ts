import { MAX_MONEY } from '@sufra/domain/money/money'
import { SCHEDULE_LEAD_MINUTES } from '@sufra/domain/schedule/schedule-bounds'
import { LOCALES } from '@sufra/domain/text/locales'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { z } from 'zod'

const Words = z.partialRecord(z.enum(LOCALES), z.string())
const Minor = z.int().min(0).max(MAX_MONEY)

/** The long tail of a brand's settings, as stored. Money is in minor units. */
export const ConceptSettings = z.object({
  currencyFormat: Words,
  currencySymbol: Words,
  currencyCode: Words,
  allowedCountries: z.array(z.string().length(2)),
  dialingCode: z.string(),
  otherTaxes: z.array(z.object({ key: z.string(), name: Words, basisPoints: z.int() })),
  serviceCharge: z
    .object({ name: Words, basisPoints: z.int(), orderTypes: z.array(z.enum(ORDER_TYPES)) })
    .nullable(),
  minimumDelivery: Minor,
  freeDeliveryFrom: Minor.nullable(),
  specialDelivery: z.object({ from: Minor, price: Minor }).nullable(),
  allowAdvanceOrder: z.boolean(),
  maxDaysInAdvance: z.int().nonnegative(),
  /** Minutes an order must lie ahead to be scheduled. */
  scheduleLeadMinutes: z.int().nonnegative().default(SCHEDULE_LEAD_MINUTES),
  /** How long kitchens rest from each call to prayer on; 0: they do not. */
  prayerPauseMinutes: z.int().min(0).max(60).default(0),
  cartNotes: z.boolean(),
  cancellation: z.object({ maxStatus: z.int(), minutes: z.int() }),
  /** Minutes; 0 disables. */
  cartExpiryMinutes: z.int().nonnegative(),
  abandonedCartMinutes: z.int().nonnegative(),
  /** Fewer digits could be guessed. */
  otpLength: z.int().min(6).max(8),
  isFreePackage: z.boolean(),
  removeBranding: z.boolean(),
  billingType: z.enum(['free', 'standard', 'enterprise']),
  feedbackRedirectUrl: z.url().nullable(),
  social: z.partialRecord(z.enum(['facebook', 'twitter', 'instagram', 'snapchat']), z.url()),
  addressForm: z.enum(['map', 'governorates']),
  logoUri: z.string(),
  webBrandLogo: z.string().nullable(),
  sliderId: z.int().nullable(),
})
export type ConceptSettings = z.infer<typeof ConceptSettings>
