import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'
import { popup, slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'

const concept: ConceptSeed = {
  id: 2,
  slug: 'karak',
  label: both('Karak House', 'بيت الكرك'),
  country: 'AE',
  currency: 'AED',
  currencyFormat: both('¤ #', '# ¤'),
  currencySymbol: both('AED', 'د.إ'),
  currencyCode: both('AED', 'درهم'),
  primaryLanguage: 'ar-sa',
  secondaryLanguage: 'en-us',
  timezone: 'Asia/Dubai',
  allowedCountries: ['AE', 'SA', 'OM', 'QA', 'KW', 'BH'],
  dialingCode: '971',
  vatBasisPoints: 500,
  vatType: 'exclusive',
  otherTaxes: [],
  serviceCharge: {
    name: both('Service charge', 'رسوم الخدمة'),
    basisPoints: 1000,
    orderTypes: ['eat-in', 'dine-in'],
  },
  minimumDelivery: 20_00,
  freeDeliveryFrom: null,
  specialDelivery: { from: 80_00, price: 5_00 },
  allowAdvanceOrder: false,
  maxDaysInAdvance: 0,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: false,
  billingType: 'standard',
  feedbackRedirectUrl: 'https://feedback.karakhouse.example/visit',
  social: {
    instagram: 'https://www.instagram.com/karakhouse.example',
    snapchat: 'https://www.snapchat.com/add/karakhouse-example',
  },
  addressForm: 'map',
  hasLoyalty: false,
}

const application: ApplicationSeed = {
  id: 2,
  hosts: ['karak.localhost'],
  theme: { primary_color: '#7A3E1D', button2_color: '#D4AF37' },
  orderTypes: ['to-go', 'eat-in', 'dine-in', 'deliver', 'curbside'],
  paymentsDeliver: ['card', 'cash', 'card-on-delivery'],
  paymentsPickup: ['card', 'cash', 'card-on-pickup'],
  gateway: 'tap',
  forceLocation: false,
  menuOnly: false,
  separatedMenus: false,
}

/** An Emirati tea house: Arabic first, VAT added to the bill, a service charge at the table. */
export const karak: BrandSeed = {
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
