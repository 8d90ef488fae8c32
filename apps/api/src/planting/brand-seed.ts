import type { Currency } from '@sufra/domain/money/currencies'
import type { Benefit } from '@sufra/domain/pricing/promotions'
import type { Kitchen } from '@sufra/domain/schedule/kitchen'
import type { Locale, Words } from '@sufra/domain/text/locales'
import type { Allergen, AllergenLevel } from '@sufra/domain/vocabulary/allergens'
import type { MenuType, OrderType } from '@sufra/domain/vocabulary/order-types'
import type { PaymentGateway, PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import type { StaffMember } from '@sufra/domain/vocabulary/staff-roles'

/** One demo brand, whole. Money is in minor units, ids are small integers unique within the brand. */
export type BrandSeed = {
  concept: ConceptSeed
  application: ApplicationSeed
  locations: LocationSeed[]
  modifierGroups: ModifierGroupSeed[]
  categories: CategorySeed[]
  menus: MenuSeed[]
  upsells: number[]
  promotions?: PromotionSeed[]
  staff?: StaffSeed[]
  pages: PageSeed[]
  slides: SlideSeed[]
  popup: PopupSeed | null
  /** Interface texts this brand words its own way, by text key. */
  texts: Partial<Record<Locale, Record<string, string>>>
}

export type ConceptSeed = {
  id: number
  slug: string
  label: Words
  country: string
  currency: Currency
  /** With `#` for the number and `¤` for the symbol or code: '¤ #' or '# ¤'. */
  currencyFormat: Words
  currencySymbol: Words
  currencyCode: Words
  primaryLanguage: Locale
  secondaryLanguage: Locale | null
  timezone: string
  allowedCountries: string[]
  dialingCode: string
  /** 15 % is 1500. A brand without VAT has 0. */
  vatBasisPoints: number
  vatType: 'inclusive' | 'exclusive'
  otherTaxes: { key: string; name: Words; basisPoints: number }[]
  serviceCharge: { name: Words; basisPoints: number; orderTypes: OrderType[] } | null
  minimumDelivery: number
  freeDeliveryFrom: number | null
  specialDelivery: { from: number; price: number } | null
  allowAdvanceOrder: boolean
  maxDaysInAdvance: number
  /** How long kitchens rest from each call to prayer on; absent: they do not. */
  prayerPauseMinutes?: number
  cartNotes: boolean
  cancellation: { maxStatus: number; minutes: number }
  isFreePackage: boolean
  removeBranding: boolean
  billingType: 'free' | 'standard' | 'enterprise'
  feedbackRedirectUrl: string | null
  social: Partial<Record<'facebook' | 'twitter' | 'instagram' | 'snapchat', string>>
  addressForm: 'map' | 'governorates'
  hasLoyalty: boolean
}

export type ApplicationSeed = {
  id: number
  hosts: string[]
  theme: { primary_color: string; button2_color: string }
  orderTypes: OrderType[]
  paymentsDeliver: PaymentMethod[]
  paymentsPickup: PaymentMethod[]
  gateway: PaymentGateway | null
  forceLocation: boolean
  menuOnly: boolean
  separatedMenus: boolean
}

export type LocationSeed = {
  id: number
  name: Words
  line1: Words
  city: Words
  lat: number
  long: number
  telephone: string
  curbside: boolean
  orderTypes: OrderType[]
  /** Weekday 0 is Sunday. Minutes of the day; a closing after midnight is above 1440. */
  hours: { weekday: number; opens: number; closes: number }[]
  holidays: { date: string; name: Words; opens: number | null; closes: number | null }[]
  /** Rings of [longitude, latitude], first point repeated at the end. */
  zones: { id: number; name: Words; polygon: [number, number][]; minimum: number; charge: number }[]
  /** Categories this branch does not offer at present. */
  inactiveCategories: number[]
  /** Where it is not the usual one of a demo brand. */
  kitchen?: Partial<Kitchen>
}

export type MenuSeed = { id: number; type: MenuType | null; label: string; categories: number[] }

export type CategorySeed = {
  id: number
  name: Words
  description: Words
  picture: string
  excludedLocations?: number[]
  excludedApplications?: number[]
  items: ItemSeed[]
}

export type ItemSeed = {
  id: number
  name: Words
  description: Words
  price: number
  picture: string | null
  calories: number | null
  /** Shown as badges. */
  labels?: ('new' | 'popular' | 'spicy' | 'vegetarian' | 'vegan')[]
  allergens?: Partial<Record<Allergen, AllergenLevel>>
  /** Absent means nobody has declared them: shown as unknown, never as free of. */
  modifierGroups?: number[]
  ingredients?: { id: number; name: Words; removable: boolean }[]
  combo?: ComboStepSeed[]
  /** Price at single branches, by location id. */
  prices?: Record<number, number>
  excludedLocations?: number[]
  outOfStockLocations?: number[]
  orderTypes?: OrderType[]
  /** Weekdays (0 is Sunday) and minutes of the day between which it is sold. */
  windows?: { weekdays: number[]; from: number; to: number }[]
}

/** One choice within a combo: the customer picks `quantity` of the items. */
export type ComboStepSeed = {
  id: number
  name: Words
  quantity: number
  options: { item: number; extra: number }[]
}

export type ModifierGroupSeed = {
  id: number
  name: Words
  kind: 'size' | 'choice' | 'extra'
  minimum: number
  maximum: number
  modifiers: ModifierSeed[]
}

export type ModifierSeed = {
  id: number
  name: Words
  price: number
  calories: number | null
  /** How many of this one may be taken. */
  maximum: number
  isDefault?: boolean
  allergens?: Partial<Record<Allergen, AllergenLevel>>
  outOfStockLocations?: number[]
}

/** What the brand gives, and the coupons that lead to it. Moments as '2026-09-01T00:00:00Z'. */
export type PromotionSeed = {
  id: number
  name: Words
  picture: string | null
  benefit: Benefit
  minimum?: number
  startsAt?: string
  endsAt?: string
  locations?: number[]
  orderTypes?: OrderType[]
  coupons: CouponSeed[]
}

export type CouponSeed = {
  id: number
  /** In capitals; null: it is only shown in the popup. */
  code: string | null
  listedAs: 'promotion' | 'campaign' | null
  maximumUses?: number
  maximumUsesEach?: number
}

/** Somebody who works for the brand; all of a demo have the same password. */
export type StaffSeed = StaffMember & { name: string; email: string; telephone: string | null }

export type PageSeed =
  | { id: number; type: 'page'; slug: string; label: Words; title: Words; body: Words }
  | { id: number; type: 'link'; url: string; label: Words; title: Words }

export type SlideSeed = {
  id: number
  title: Words
  text: Words
  picture: string
  /** A path of the storefront. */
  link: string | null
}

export type PopupSeed = {
  id: number
  title: Words
  text: Words
  picture: string
  link: string | null
}
