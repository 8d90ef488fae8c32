import { MENU_LABELS } from '@sufra/contract/menu/menu'
import { CURRENCIES } from '@sufra/domain/money/currencies'
import { LOCALES } from '@sufra/domain/text/locales'
import { ALLERGEN_LEVELS, ALLERGENS } from '@sufra/domain/vocabulary/allergens'
import { MENU_TYPES, ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PAYMENT_GATEWAYS, PAYMENT_METHODS } from '@sufra/domain/vocabulary/payment-methods'
import { STAFF_ROLES } from '@sufra/domain/vocabulary/staff-roles'
import { z } from 'zod'

const Words = z.partialRecord(z.enum(LOCALES), z.string())
/** Small integers, unique within the brand. */
const Id = z.int()
const Ids = z.array(Id)
/** Money in minor units. */
const Minor = z.number()
const OrderTypes = z.array(z.enum(ORDER_TYPES))
const Allergens = z.partialRecord(z.enum(ALLERGENS), z.enum(ALLERGEN_LEVELS))
/** A picture's name: 'shawarma' is at /pictures/shawarma-480.webp and in the other sizes. */
const Picture = z.string()

const ConceptSeed = z.strictObject({
  id: Id,
  slug: z.string(),
  label: Words,
  country: z.string(),
  currency: z.enum(CURRENCIES),
  /** With `#` for the number and `¤` for the symbol or code: '¤ #' or '# ¤'. */
  currencyFormat: Words,
  currencySymbol: Words,
  currencyCode: Words,
  primaryLanguage: z.enum(LOCALES),
  secondaryLanguage: z.enum(LOCALES).nullable(),
  timezone: z.string(),
  allowedCountries: z.array(z.string()),
  dialingCode: z.string(),
  /** 15 % is 1500. A brand without VAT has 0. */
  vatBasisPoints: z.int(),
  vatType: z.enum(['inclusive', 'exclusive']),
  otherTaxes: z.array(z.strictObject({ key: z.string(), name: Words, basisPoints: z.int() })),
  serviceCharge: z
    .strictObject({ name: Words, basisPoints: z.int(), orderTypes: OrderTypes })
    .nullable(),
  minimumDelivery: Minor,
  freeDeliveryFrom: Minor.nullable(),
  specialDelivery: z.strictObject({ from: Minor, price: Minor }).nullable(),
  allowAdvanceOrder: z.boolean(),
  maxDaysInAdvance: z.int(),
  /** How long kitchens rest from each call to prayer on; absent: they do not. */
  prayerPauseMinutes: z.number().exactOptional(),
  cartNotes: z.boolean(),
  cancellation: z.strictObject({ maxStatus: z.int(), minutes: z.int() }),
  isFreePackage: z.boolean(),
  removeBranding: z.boolean(),
  billingType: z.enum(['free', 'standard', 'enterprise']),
  /** Beside 'powered by'; absent: the platform's, unless branding is removed. */
  webBrandLogo: z.string().nullable().exactOptional(),
  feedbackRedirectUrl: z.string().nullable(),
  social: z.partialRecord(z.enum(['facebook', 'twitter', 'instagram', 'snapchat']), z.string()),
  addressForm: z.enum(['map', 'governorates']),
})
export type ConceptSeed = z.infer<typeof ConceptSeed>

const ApplicationSeed = z.strictObject({
  id: Id,
  /** Public: a storefront sends its own with every call. */
  key: z.string(),
  hosts: z.array(z.string()),
  theme: z.strictObject({ primary_color: z.string(), button2_color: z.string() }),
  orderTypes: OrderTypes,
  paymentsDeliver: z.array(z.enum(PAYMENT_METHODS)),
  paymentsPickup: z.array(z.enum(PAYMENT_METHODS)),
  gateway: z.enum(PAYMENT_GATEWAYS).nullable(),
  forceLocation: z.boolean(),
  menuOnly: z.boolean(),
  separatedMenus: z.boolean(),
})
export type ApplicationSeed = z.infer<typeof ApplicationSeed>

const LocationSeed = z.strictObject({
  id: Id,
  name: Words,
  line1: Words,
  city: Words,
  lat: z.number(),
  long: z.number(),
  telephone: z.string(),
  curbside: z.boolean(),
  orderTypes: OrderTypes,
  /** Weekday 0 is Sunday. Minutes of the day; a closing after midnight is above 1440. */
  hours: z.array(z.strictObject({ weekday: z.number(), opens: z.number(), closes: z.number() })),
  holidays: z.array(
    z.strictObject({
      date: z.string(),
      name: Words,
      opens: z.number().nullable(),
      closes: z.number().nullable(),
    }),
  ),
  /** Rings of [longitude, latitude], first point repeated at the end. */
  zones: z.array(
    z.strictObject({
      id: Id,
      name: Words,
      polygon: z.array(z.tuple([z.number(), z.number()])),
      minimum: Minor,
      charge: Minor,
    }),
  ),
  /** Categories this branch does not offer at present. */
  inactiveCategories: Ids,
  /** Where it is not the usual one. */
  kitchen: z
    .strictObject({
      preparationMinutes: z.number().exactOptional(),
      deliveryMinutes: z.number().exactOptional(),
      slotMinutes: z.number().exactOptional(),
      ordersPerSlot: z.number().nullable().exactOptional(),
    })
    .exactOptional(),
})
export type LocationSeed = z.infer<typeof LocationSeed>

const MenuSeed = z.strictObject({
  id: Id,
  type: z.enum(MENU_TYPES).nullable(),
  label: z.string(),
  categories: Ids,
})

/** One choice within a combo: the customer picks `quantity` of the items. */
const ComboStepSeed = z.strictObject({
  id: Id,
  name: Words,
  quantity: z.number(),
  options: z.array(z.strictObject({ item: Id, extra: Minor })),
})
export type ComboStepSeed = z.infer<typeof ComboStepSeed>

const ItemSeed = z.strictObject({
  id: Id,
  name: Words,
  description: Words,
  price: Minor,
  picture: Picture.nullable(),
  calories: z.number().nullable(),
  /** Shown as badges. */
  labels: z.array(z.enum(MENU_LABELS)).exactOptional(),
  /** Absent means nobody has declared them: shown as unknown, never as free of. */
  allergens: Allergens.exactOptional(),
  modifierGroups: Ids.exactOptional(),
  ingredients: z
    .array(z.strictObject({ id: Id, name: Words, removable: z.boolean() }))
    .exactOptional(),
  combo: z.array(ComboStepSeed).exactOptional(),
  /** Price at single branches, by location id. */
  prices: z.record(z.string().regex(/^\d+$/), Minor).exactOptional(),
  excludedLocations: Ids.exactOptional(),
  outOfStockLocations: Ids.exactOptional(),
  orderTypes: OrderTypes.exactOptional(),
  /** Weekdays (0 is Sunday) and minutes of the day between which it is sold. */
  windows: z
    .array(z.strictObject({ weekdays: z.array(z.number()), from: z.number(), to: z.number() }))
    .exactOptional(),
})
export type ItemSeed = z.infer<typeof ItemSeed>

const CategorySeed = z.strictObject({
  id: Id,
  name: Words,
  description: Words,
  picture: Picture,
  excludedLocations: Ids.exactOptional(),
  excludedApplications: Ids.exactOptional(),
  items: z.array(ItemSeed),
})
export type CategorySeed = z.infer<typeof CategorySeed>

const ModifierSeed = z.strictObject({
  id: Id,
  name: Words,
  price: Minor,
  calories: z.number().nullable(),
  /** How many of this one may be taken. */
  maximum: z.number(),
  isDefault: z.boolean().exactOptional(),
  allergens: Allergens.exactOptional(),
  outOfStockLocations: Ids.exactOptional(),
})
export type ModifierSeed = z.infer<typeof ModifierSeed>

const ModifierGroupSeed = z.strictObject({
  id: Id,
  name: Words,
  kind: z.enum(['size', 'choice', 'extra']),
  minimum: z.number(),
  maximum: z.number(),
  modifiers: z.array(ModifierSeed),
})
export type ModifierGroupSeed = z.infer<typeof ModifierGroupSeed>

const BenefitSeed = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('discount'),
    discount: z.discriminatedUnion('type', [
      /** 15 % is 1500; the most it may take off, if that is bounded. */
      z.strictObject({
        type: z.literal('percentage'),
        basisPoints: z.int(),
        maximum: Minor.nullable(),
      }),
      z.strictObject({ type: z.literal('amount'), amount: Minor }),
    ]),
  }),
  z.strictObject({ kind: z.literal('item'), itemId: Id, price: Minor, quantity: z.int() }),
  z.strictObject({ kind: z.literal('delivery') }),
])

const CouponSeed = z.strictObject({
  id: Id,
  /** In capitals; null: it is only shown in the popup. */
  code: z.string().nullable(),
  listedAs: z.enum(['promotion', 'campaign']).nullable(),
  maximumUses: z.int().exactOptional(),
  maximumUsesEach: z.int().exactOptional(),
})

/** What the brand gives, and the coupons that lead to it. Moments as '2026-09-01T00:00:00Z'. */
const PromotionSeed = z.strictObject({
  id: Id,
  name: Words,
  picture: Picture.nullable(),
  benefit: BenefitSeed,
  minimum: Minor.exactOptional(),
  startsAt: z.iso.datetime().exactOptional(),
  endsAt: z.iso.datetime().exactOptional(),
  locations: Ids.exactOptional(),
  orderTypes: OrderTypes.exactOptional(),
  coupons: z.array(CouponSeed),
})
export type PromotionSeed = z.infer<typeof PromotionSeed>

/** Somebody who works for the brand, with the password to begin with. */
const StaffSeed = z.strictObject({
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Null: every branch. */
  locations: Ids.nullable(),
  telephone: z.string().nullable(),
  password: z.string(),
})
export type StaffSeed = z.infer<typeof StaffSeed>

/** Somebody with an account. The mobile number is without its leading zero. */
const CustomerSeed = z.strictObject({
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
})
export type CustomerSeed = z.infer<typeof CustomerSeed>

const PageSeed = z.discriminatedUnion('type', [
  z.strictObject({
    id: Id,
    type: z.literal('page'),
    slug: z.string(),
    label: Words,
    title: Words,
    body: Words,
  }),
  z.strictObject({ id: Id, type: z.literal('link'), url: z.string(), label: Words, title: Words }),
])
export type PageSeed = z.infer<typeof PageSeed>

/** A slide, or the popup. */
const SlideSeed = z.strictObject({
  id: Id,
  title: Words,
  text: Words,
  picture: Picture,
  /** A path of the storefront. */
  link: z.string().nullable(),
})

/** One brand, whole: what planting writes to the database, and what a file of a brand holds. */
export const BrandSeed = z.strictObject({
  concept: ConceptSeed,
  application: ApplicationSeed,
  /** What a browser may know of the outside services the brand works with. */
  integrationOptions: z.array(
    z.strictObject({ product: z.string(), name: z.string(), value: z.string() }),
  ),
  locations: z.array(LocationSeed),
  menus: z.array(MenuSeed),
  categories: z.array(CategorySeed),
  modifierGroups: z.array(ModifierGroupSeed),
  upsells: Ids,
  promotions: z.array(PromotionSeed),
  staff: z.array(StaffSeed),
  customers: z.array(CustomerSeed),
  pages: z.array(PageSeed),
  slides: z.array(SlideSeed),
  popup: SlideSeed.nullable(),
  /** Interface texts this brand words its own way, by text key. */
  texts: z.partialRecord(z.enum(LOCALES), z.record(z.string(), z.string())),
})
export type BrandSeed = z.infer<typeof BrandSeed>
