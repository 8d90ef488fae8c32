import type { ApplicationSeed, BrandSeed, ConceptSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'
import { popup, slides, texts } from './content.ts'
import { locations } from './locations.ts'
import { categories, menus, upsells } from './menu.ts'
import { modifierGroups } from './modifiers.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'

/** The label the specification gives the Omani rial, lower case in Arabic (I18-07). */
const rial = { 'en-us': 'R.O.', fr: 'R.O.', 'ar-sa': 'r.o.' }

const concept: ConceptSeed = {
  id: 3,
  slug: 'luban',
  label: both('Bait Luban', 'بيت اللبان'),
  country: 'OM',
  currency: 'OMR',
  currencyFormat: both('¤ #', '# ¤'),
  currencySymbol: rial,
  currencyCode: rial,
  primaryLanguage: 'en-us',
  secondaryLanguage: 'ar-sa',
  timezone: 'Asia/Muscat',
  allowedCountries: ['OM', 'AE', 'SA', 'QA', 'BH', 'KW'],
  dialingCode: '968',
  vatBasisPoints: 500,
  vatType: 'inclusive',
  otherTaxes: [],
  serviceCharge: null,
  minimumDelivery: 3_000,
  freeDeliveryFrom: 20_000,
  specialDelivery: null,
  allowAdvanceOrder: true,
  maxDaysInAdvance: 14,
  cartNotes: true,
  cancellation: { maxStatus: 2, minutes: 5 },
  isFreePackage: false,
  removeBranding: false,
  billingType: 'standard',
  feedbackRedirectUrl: null,
  social: {
    facebook: 'https://www.facebook.com/baitluban.example',
    instagram: 'https://www.instagram.com/baitluban.example',
  },
  addressForm: 'map',
  hasLoyalty: false,
}

const application: ApplicationSeed = {
  id: 3,
  hosts: ['luban.localhost'],
  theme: { primary_color: '#1B4332', button2_color: '#C8A24A' },
  orderTypes: ['dine-in', 'deliver', 'pickup'],
  paymentsDeliver: ['card', 'cash', 'card-on-delivery'],
  paymentsPickup: ['card', 'cash', 'card-on-pickup'],
  gateway: 'hyperpay',
  forceLocation: false,
  menuOnly: false,
  separatedMenus: false,
}

/** An Omani dining house: three decimals, orders two weeks ahead, a pit opened at the weekend. */
export const luban: BrandSeed = {
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
