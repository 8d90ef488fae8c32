import { aBrand, aCategory, aLocation, anItem, both } from '../planting/testing/a-brand.ts'

/** A square of about two kilometres around a point. */
const around = (lat: number, long: number): [number, number][] => [
  [long - 0.01, lat - 0.01],
  [long + 0.01, lat - 0.01],
  [long + 0.01, lat + 0.01],
  [long - 0.01, lat + 0.01],
  [long - 0.01, lat - 0.01],
]

const NORA = {
  email: 'nora@sufra.example',
  password: 'cardamom-cup-42',
  firstName: 'Nora',
  lastName: 'Saleh',
}

/** In Riyadh, English first: three branches from south to north, the outer two with delivery areas. */
export const RIYADH_BRAND = aBrand({
  concept: {
    id: 1,
    slug: 'olive',
    label: both('Olive', 'زيتون'),
    allowedCountries: ['SA', 'KW'],
    otherTaxes: [{ key: 'city', name: both('City tax', 'ضريبة المدينة'), basisPoints: 250 }],
    minimumDelivery: 25_50,
    freeDeliveryFrom: 100_00,
    specialDelivery: { from: 200_00, price: 5_00 },
    social: { instagram: 'https://www.instagram.com/olive.example' },
  },
  application: { hosts: ['riyadh.test', 'www.riyadh.test'], gateway: 'checkout' },
  integrationOptions: [
    { product: 'checkout', name: 'public_key', value: 'pk_demo_checkout_olive' },
    { product: 'checkout', name: 'apple_pay_merchant_id', value: 'merchant.demo.sufra.olive' },
    { product: 'storefront-online', name: 'public_key', value: 'pk_demo_storefront_olive' },
    {
      product: 'solo-loyalty',
      name: 'merchant-uuid',
      value: 'be5abe65-334b-41d2-a554-4fe9e137891d',
    },
  ],
  customers: [{ ...NORA, mobile: '500000042' }],
  categories: [
    aCategory(),
    aCategory({ id: 2, name: both('Desserts', 'حلويات'), items: [anItem({ id: 2 })] }),
  ],
  locations: [
    aLocation({
      id: 1,
      name: both('Olaya', 'العليا'),
      lat: 24.69,
      long: 46.68,
      curbside: true,
      hours: [{ weekday: 0, opens: 600, closes: 1500 }],
      holidays: [
        {
          date: '2027-02-22',
          name: both('Founding Day', 'يوم التأسيس'),
          opens: null,
          closes: null,
        },
      ],
      zones: [
        {
          id: 11,
          name: both('South', 'الجنوب'),
          polygon: around(24.69, 46.68),
          minimum: 30_00,
          charge: 9_50,
        },
      ],
      inactiveCategories: [2],
    }),
    aLocation({ id: 2, name: both('Malaz', 'الملز'), lat: 24.73, long: 46.68 }),
    aLocation({
      id: 3,
      name: both('Nakheel', 'النخيل'),
      lat: 24.77,
      long: 46.68,
      zones: [
        {
          id: 31,
          name: both('North', 'الشمال'),
          polygon: around(24.77, 46.68),
          minimum: 50_00,
          charge: 12_00,
        },
      ],
    }),
  ],
  pages: [
    {
      id: 1,
      type: 'page',
      slug: 'about',
      label: both('About', 'من نحن'),
      title: both('About us', 'عن المطعم'),
      body: both('# Olives', '# زيتون'),
    },
    {
      id: 2,
      type: 'link',
      url: 'https://jobs.example/olive',
      label: both('Jobs', 'وظائف'),
      title: both('Jobs', 'وظائف'),
    },
  ],
  slides: [
    { id: 9, title: both('First', 'أول'), text: both('', ''), picture: 'shawarma', link: '/menu' },
    { id: 4, title: both('Second', 'ثان'), text: both('', ''), picture: 'shawarma', link: null },
  ],
  popup: {
    id: 1,
    title: both('Hello', 'أهلا'),
    text: both('A free drink', 'مشروب مجاني'),
    picture: 'shawarma',
    link: null,
  },
  texts: { 'en-us': { welcome: 'Hello olive' } },
})

/** In Kuwait, Arabic first: three decimals, governorates, two menus, no gateway and no loyalty. */
export const KUWAIT_BRAND = aBrand({
  concept: {
    id: 2,
    slug: 'pearl',
    label: both('Pearl', 'لؤلؤة'),
    country: 'KW',
    currency: 'KWD',
    currencySymbol: both('KD', 'د.ك'),
    primaryLanguage: 'ar-sa',
    secondaryLanguage: 'en-us',
    timezone: 'Asia/Kuwait',
    allowedCountries: ['KW'],
    dialingCode: '965',
    vatBasisPoints: 0,
    minimumDelivery: 2_500,
    addressForm: 'governorates',
  },
  application: { hosts: ['kuwait.test'], separatedMenus: true },
  customers: [{ ...NORA, mobile: '50000042' }],
  categories: [
    aCategory({ id: 1 }),
    aCategory({ id: 2, name: both('Fish', 'أسماك'), items: [anItem({ id: 2, price: 4_750 })] }),
  ],
  menus: [
    { id: 1, type: 'pickup', label: 'Pickup', categories: [1, 2] },
    { id: 2, type: 'deliver', label: 'Delivery', categories: [2] },
  ],
  locations: [
    aLocation({
      id: 77,
      name: both('Sharq', 'شرق'),
      city: both('Kuwait City', 'مدينة الكويت'),
      lat: 29.38,
      long: 47.99,
      zones: [
        {
          id: 71,
          name: both('Sharq', 'شرق'),
          polygon: around(29.38, 47.99),
          minimum: 3_250,
          charge: 750,
        },
      ],
    }),
  ],
  pages: [
    {
      id: 50,
      type: 'page',
      slug: 'pearl-only',
      label: both('Pearl', 'لؤلؤة'),
      title: both('Pearl', 'لؤلؤة'),
      body: both('Pearl', 'لؤلؤة'),
    },
  ],
})
