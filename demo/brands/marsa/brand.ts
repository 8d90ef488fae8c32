import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'

const concept: ConceptSeed = {
  id: 6,
  slug: 'marsa',
  label: { 'ar-sa': 'مرسى جريل', 'en-us': 'Marsa Grill' },
  country: 'KW',
  currency: 'KWD',
  currencyFormat: { 'ar-sa': '# ¤', 'en-us': '¤ #' },
  currencySymbol: { 'ar-sa': 'د.ك', 'en-us': 'KD' },
  currencyCode: { 'ar-sa': 'د.ك', 'en-us': 'KWD' },
  primaryLanguage: 'ar-sa',
  secondaryLanguage: 'en-us',
  timezone: 'Asia/Kuwait',
  allowedCountries: ['KW', 'SA', 'BH', 'QA', 'AE', 'OM'],
  dialingCode: '965',
  vatBasisPoints: 0,
  vatType: 'exclusive',
  otherTaxes: [],
  serviceCharge: null,
  minimumDelivery: 3_000,
  freeDeliveryFrom: 20_000,
  specialDelivery: null,
  allowAdvanceOrder: true,
  maxDaysInAdvance: 7,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: true,
  billingType: 'enterprise',
  feedbackRedirectUrl: 'https://survey.marsagrill.example/',
  social: {
    twitter: 'https://x.com/marsagrill_example',
    instagram: 'https://www.instagram.com/marsagrill.example',
    snapchat: 'https://www.snapchat.com/add/marsagrill.example',
  },
  addressForm: 'governorates',
  hasLoyalty: false,
}

const application: ApplicationSeed = {
  id: 6,
  hosts: ['marsa.localhost'],
  theme: { primary_color: '#005F73', button2_color: '#EE9B00' },
  orderTypes: ['deliver', 'pickup', 'dine-in'],
  paymentsDeliver: ['card', 'cash', 'card-on-delivery'],
  paymentsPickup: ['card', 'cash', 'card-on-pickup'],
  gateway: 'moyasar',
  forceLocation: false,
  menuOnly: false,
  separatedMenus: false,
}

export const marsa: BrandSeed = {
  concept,
  application,
  locations,
  modifierGroups,
  categories,
  menus,
  upsells,
  promotions,
  pages,
  slides,
  popup: null,
  texts,
}
