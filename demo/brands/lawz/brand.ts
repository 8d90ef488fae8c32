import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'

const concept: ConceptSeed = {
  id: 5,
  slug: 'lawz',
  label: { 'en-us': 'Maison Lawz', fr: 'Maison Lawz', 'ar-sa': 'ميزون لوز' },
  country: 'JO',
  currency: 'JOD',
  currencyFormat: { fr: '# ¤', 'ar-sa': '# ¤' },
  currencySymbol: { fr: 'JOD', 'ar-sa': 'د.أ' },
  currencyCode: { fr: 'JOD', 'ar-sa': 'د.أ' },
  primaryLanguage: 'fr',
  secondaryLanguage: 'ar-sa',
  timezone: 'Asia/Amman',
  allowedCountries: ['JO', 'SA', 'AE', 'FR'],
  dialingCode: '962',
  vatBasisPoints: 1600,
  vatType: 'inclusive',
  otherTaxes: [],
  serviceCharge: null,
  minimumDelivery: 0,
  freeDeliveryFrom: null,
  specialDelivery: null,
  allowAdvanceOrder: false,
  maxDaysInAdvance: 0,
  cartNotes: false,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: true,
  removeBranding: false,
  billingType: 'free',
  feedbackRedirectUrl: null,
  social: { instagram: 'https://www.instagram.com/maisonlawz.example' },
  addressForm: 'map',
  hasLoyalty: false,
}

const application: ApplicationSeed = {
  id: 5,
  hosts: ['lawz.localhost'],
  theme: { primary_color: '#6D597A', button2_color: '#E9C46A' },
  orderTypes: ['to-go', 'eat-in'],
  paymentsDeliver: [],
  paymentsPickup: ['cash', 'card-on-pickup'],
  gateway: null,
  forceLocation: false,
  menuOnly: true,
  separatedMenus: false,
}

export const lawz: BrandSeed = {
  concept,
  application,
  locations,
  modifierGroups,
  categories,
  menus,
  upsells,
  pages,
  slides,
  popup: null,
  texts,
}
