import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { popup, slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'

const concept: ConceptSeed = {
  id: 7,
  slug: 'suya',
  label: { 'en-us': 'Suya Spot' },
  country: 'NG',
  currency: 'NGN',
  currencyFormat: { 'en-us': '¤ #' },
  currencySymbol: { 'en-us': '₦' },
  currencyCode: { 'en-us': 'NGN' },
  primaryLanguage: 'en-us',
  secondaryLanguage: null,
  timezone: 'Africa/Lagos',
  allowedCountries: ['NG', 'GB', 'AE'],
  dialingCode: '234',
  vatBasisPoints: 750,
  vatType: 'exclusive',
  otherTaxes: [],
  serviceCharge: null,
  minimumDelivery: 5_000_00,
  freeDeliveryFrom: 45_000_00,
  specialDelivery: { from: 25_000_00, price: 1_000_00 },
  allowAdvanceOrder: true,
  maxDaysInAdvance: 3,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: false,
  billingType: 'standard',
  feedbackRedirectUrl: null,
  social: {
    instagram: 'https://www.instagram.com/suyaspot.example',
    twitter: 'https://x.com/suyaspot_example',
  },
  addressForm: 'map',
  hasLoyalty: false,
}

const application: ApplicationSeed = {
  id: 7,
  hosts: ['suya.localhost'],
  theme: { primary_color: '#FFC100', button2_color: '#1F1F1F' },
  orderTypes: ['deliver', 'pickup', 'eat-in'],
  paymentsDeliver: ['cash', 'card-on-delivery'],
  paymentsPickup: ['cash', 'card-on-pickup'],
  gateway: null,
  forceLocation: true,
  menuOnly: false,
  separatedMenus: true,
}

export const suya: BrandSeed = {
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
  popup,
  texts,
}
