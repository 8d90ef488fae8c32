import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'
import { popup, slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'

const concept: ConceptSeed = {
  id: 1,
  slug: 'saj',
  label: both('Saj & Co', 'صاج آند كو'),
  country: 'SA',
  currency: 'SAR',
  currencyFormat: both('¤ #', '# ¤'),
  currencySymbol: both('SAR', 'ر.س'),
  currencyCode: both('SAR', 'ريال'),
  primaryLanguage: 'en-us',
  secondaryLanguage: 'ar-sa',
  timezone: 'Asia/Riyadh',
  allowedCountries: ['SA', 'AE', 'KW', 'BH', 'QA', 'OM', 'JO'],
  dialingCode: '966',
  vatBasisPoints: 1500,
  vatType: 'inclusive',
  otherTaxes: [],
  serviceCharge: null,
  minimumDelivery: 25_00,
  freeDeliveryFrom: 100_00,
  specialDelivery: null,
  allowAdvanceOrder: true,
  maxDaysInAdvance: 7,
  prayerPauseMinutes: 20,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: false,
  billingType: 'standard',
  feedbackRedirectUrl: null,
  social: {
    facebook: 'https://www.facebook.com/sajandco.example',
    twitter: 'https://x.com/sajandco_example',
    instagram: 'https://www.instagram.com/sajandco.example',
    snapchat: 'https://www.snapchat.com/add/sajandco-example',
  },
  addressForm: 'map',
  hasLoyalty: true,
}

const application: ApplicationSeed = {
  id: 1,
  hosts: ['saj.localhost', 'localhost'],
  theme: { primary_color: '#E4572E', button2_color: '#0F5132' },
  orderTypes: ['deliver', 'pickup', 'to-go', 'eat-in', 'dine-in', 'curbside'],
  paymentsDeliver: ['card', 'cash', 'card-on-delivery', 'loyalty-points'],
  paymentsPickup: ['card', 'cash', 'card-on-pickup', 'loyalty-points'],
  gateway: 'checkout',
  forceLocation: false,
  menuOnly: false,
  separatedMenus: false,
}

/** Levantine street food in Riyadh and Jeddah: the brand that shows everything the platform does. */
export const saj: BrandSeed = {
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
