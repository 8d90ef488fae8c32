import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { popup, slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'

const concept: ConceptSeed = {
  id: 4,
  slug: 'dawar',
  label: { 'en-us': 'Dawar', 'ar-sa': 'دوّار', fr: 'Dawar' },
  country: 'EG',
  currency: 'EGP',
  currencyFormat: { 'ar-sa': '# ¤', fr: '# ¤' },
  currencySymbol: { 'ar-sa': 'ج.م', fr: 'EGP' },
  currencyCode: { 'ar-sa': 'ج.م', fr: 'EGP' },
  primaryLanguage: 'ar-sa',
  secondaryLanguage: 'fr',
  timezone: 'Africa/Cairo',
  allowedCountries: ['EG', 'SA', 'AE', 'KW', 'FR'],
  dialingCode: '20',
  vatBasisPoints: 1400,
  vatType: 'exclusive',
  otherTaxes: [
    {
      key: 'municipality',
      name: { 'ar-sa': 'رسوم محلية', fr: 'Taxe municipale' },
      basisPoints: 100,
    },
  ],
  serviceCharge: {
    name: { 'ar-sa': 'خدمة الصالة', fr: 'Service en salle' },
    basisPoints: 1200,
    orderTypes: ['dine-in'],
  },
  minimumDelivery: 100_00,
  freeDeliveryFrom: 900_00,
  specialDelivery: { from: 450_00, price: 15_00 },
  allowAdvanceOrder: true,
  maxDaysInAdvance: 2,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: false,
  billingType: 'standard',
  feedbackRedirectUrl: null,
  social: {
    facebook: 'https://www.facebook.com/dawar.example',
    instagram: 'https://www.instagram.com/dawar.example',
  },
  addressForm: 'map',
  hasLoyalty: false,
}

const application: ApplicationSeed = {
  id: 4,
  hosts: ['dawar.localhost'],
  theme: { primary_color: '#C1121F', button2_color: '#003049' },
  orderTypes: ['deliver', 'to-go', 'dine-in'],
  paymentsDeliver: ['cash', 'card-on-delivery', 'card'],
  paymentsPickup: ['cash', 'card-on-pickup', 'card'],
  gateway: 'moneyhash',
  forceLocation: false,
  menuOnly: false,
  separatedMenus: false,
}

export const dawar: BrandSeed = {
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
