import type { Benefit } from '@sufra/domain/pricing/promotions'
import type { Words } from '@sufra/domain/text/locales'
import type {
  ApplicationSeed,
  BrandSeed,
  CategorySeed,
  ConceptSeed,
  ItemSeed,
  LocationSeed,
  ModifierSeed,
} from '../brand-seed.ts'

/** Keeps both languages of a text side by side. */
export const both = (english: string, arabic: string): Words => ({
  'en-us': english,
  'ar-sa': arabic,
})

type Unlike = Partial<Omit<BrandSeed, 'concept' | 'application'>> & {
  concept?: Partial<ConceptSeed>
  application?: Partial<ApplicationSeed>
}

/** A brand with one menu of one category of one item; a test says only what it is about. */
export function aBrand({ concept, application, ...unlike }: Unlike = {}): BrandSeed {
  const categories = unlike.categories ?? [aCategory()]
  const slug = concept?.slug ?? 'tasty'
  return {
    concept: { ...CONCEPT, slug, ...concept },
    application: {
      ...APPLICATION,
      key: `${slug}-web-key`,
      hosts: [`${slug}.test`],
      ...application,
    },
    integrationOptions: [],
    locations: [],
    modifierGroups: [],
    menus: [{ id: 1, type: null, label: 'Menu', categories: categories.map(({ id }) => id) }],
    upsells: [],
    promotions: [],
    staff: [],
    customers: [],
    pages: [],
    slides: [],
    popup: null,
    texts: {},
    ...unlike,
    categories,
  }
}

export const aCategory = (unlike: Partial<CategorySeed> = {}): CategorySeed => ({
  id: 1,
  name: both('Wraps', 'لفائف'),
  description: both('Rolled to order', 'تلف عند الطلب'),
  picture: 'shawarma',
  items: [anItem()],
  ...unlike,
})

export const anItem = (unlike: Partial<ItemSeed> = {}): ItemSeed => ({
  id: 1,
  name: both('Chicken wrap', 'لفة دجاج'),
  description: both('With garlic', 'بالثوم'),
  price: 12_50,
  picture: null,
  calories: null,
  ...unlike,
})

export const aLocation = (unlike: Partial<LocationSeed> = {}): LocationSeed => ({
  id: 1,
  name: both('Olaya', 'العليا'),
  line1: both('Olaya Street', 'شارع العليا'),
  city: both('Riyadh', 'الرياض'),
  lat: 24.69,
  long: 46.68,
  telephone: '+966110000000',
  curbside: false,
  orderTypes: ['deliver', 'to-go'],
  hours: [],
  holidays: [],
  zones: [],
  inactiveCategories: [],
  kitchen: { ordersPerSlot: 20 },
  ...unlike,
})

/**
 * One line of a modifier group: taken once, free of allergens, unless said otherwise.
 * The price is in minor units, the calories are what it adds.
 */
export const modifier = (
  id: number,
  english: string,
  arabic: string,
  price: number,
  calories: number,
  unlike: Partial<
    Pick<ModifierSeed, 'maximum' | 'isDefault' | 'allergens' | 'outOfStockLocations'>
  > = {},
): ModifierSeed => ({
  id,
  name: both(english, arabic),
  price,
  calories,
  maximum: 1,
  allergens: {},
  ...unlike,
})

/** 15 % is 1500; the most it may take off in minor units. */
export const percentOff = (basisPoints: number, maximum: number | null = null): Benefit => ({
  kind: 'discount',
  discount: { type: 'percentage', basisPoints, maximum },
})

export const amountOff = (amount: number): Benefit => ({
  kind: 'discount',
  discount: { type: 'amount', amount },
})

export const itemFor = (itemId: number, price: number, quantity = 1): Benefit => ({
  kind: 'item',
  itemId,
  price,
  quantity,
})

export const freeDelivery: Benefit = { kind: 'delivery' }

const CONCEPT: Omit<ConceptSeed, 'slug'> = {
  id: 101,
  label: both('Tasty', 'لذيذ'),
  country: 'SA',
  currency: 'SAR',
  currencyFormat: both('¤ #', '# ¤'),
  currencySymbol: both('SAR', 'ر.س'),
  currencyCode: both('SAR', 'ريال'),
  primaryLanguage: 'en-us',
  secondaryLanguage: 'ar-sa',
  timezone: 'Asia/Riyadh',
  allowedCountries: ['SA'],
  dialingCode: '966',
  vatBasisPoints: 1500,
  vatType: 'inclusive',
  otherTaxes: [],
  serviceCharge: null,
  minimumDelivery: 0,
  freeDeliveryFrom: null,
  specialDelivery: null,
  allowAdvanceOrder: false,
  maxDaysInAdvance: 0,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: false,
  billingType: 'standard',
  feedbackRedirectUrl: null,
  social: {},
  addressForm: 'map',
}

const APPLICATION: Omit<ApplicationSeed, 'key' | 'hosts'> = {
  id: 1,
  theme: { primary_color: '#E4572E', button2_color: '#0F5132' },
  orderTypes: ['deliver', 'to-go'],
  paymentsDeliver: ['cash'],
  paymentsPickup: ['cash'],
  gateway: null,
  forceLocation: false,
  menuOnly: false,
  separatedMenus: false,
}
