import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'

const clock = () => Date.parse('2027-02-22T13:05:09.123Z')

// proves API-08, API-12, DM-01
test('a concept says who it is, and where it is itself', async () => {
  await using app = await buildTestApp()

  const { data } = (await app.get('/concepts/1')).json()

  expect(data.links.self).toBe('/api/concepts/1')
  expect(data.attributes).toMatchObject({
    label: { 'en-us': 'Olive', 'ar-sa': 'زيتون' },
    'logo-uri': '/pictures/brands/olive.svg',
    country: 'SA',
    'primary-language': 'en-us',
    'secondary-language': 'ar-sa',
    'default-timezone': 'Asia/Riyadh',
    'allowed-countries': [
      { code: 'SA', 'dial-code': '966', 'mobile-format': expect.any(String) },
      { code: 'KW', 'dial-code': '965', 'formatted-code': expect.any(String) },
    ],
  })
})

// proves DM-02
test('a concept says how it writes its money, in the language asked for', async () => {
  await using app = await buildTestApp()

  const arabic = { headers: { 'accept-language': 'ar-sa' } }
  const { attributes } = (await app.get('/concepts/1', arabic)).json().data

  expect(attributes).toMatchObject({
    'currency-code': 'SAR',
    'currency-symbol': 'ر.س',
    'currency-format': '# ¤',
    'currency-format-translations': { 'en-us': '¤ #', 'ar-sa': '# ¤' },
    'currency-code-translations': { 'en-us': 'SAR', 'ar-sa': 'ريال' },
    'currency-symbol-translations': { 'en-us': 'SAR', 'ar-sa': 'ر.س' },
    'decimal-places': 2,
  })
})

// proves DM-03, A-45
test('a concept says how it appears', async () => {
  await using app = await buildTestApp()

  const { attributes } = (await app.get('/concepts/1')).json().data

  expect(attributes).toMatchObject({
    'feedback-redirect-url': null,
    'remove-branding': false,
    'web-brand-logo': '/sufra.svg',
    'is-free-package': false,
    'facebook-link': null,
    'twitter-link': null,
    'instagram-link': 'https://www.instagram.com/olive.example',
    'snapchat-link': null,
    'billing-type': 'standard',
    theme: RIYADH_BRAND.application.theme,
    'default-menu-id': 1,
    'slider-id': 1,
  })
})

// proves DM-04
test('a concept says by which rules it takes orders', async () => {
  await using app = await buildTestApp({ clock })

  const { attributes } = (await app.get('/concepts/1')).json().data

  expect(attributes).toMatchObject({
    'order-cancellation-max-status': 2,
    'order-cancellation-time': 5,
    'abandoned-cart-alert': 30,
    'cart-expiry-minutes': 120,
    'minimum-order-amount-for-special-delivery': 200,
    'special-delivery-price': 5,
    'vat-rate': 15,
    'vat-type': 'inclusive',
    'other-taxes': [{ key: 'city', rate: 2.5 }],
    'service-charge': null,
    'minimum-order-amount-delivery': 25.5,
    'minimum-order-amount-free-delivery': 100,
    'allow-advance-order': false,
    'max-days-allowed-in-advance-order': 0,
    'schedule-lead-minutes': 15,
    'is-cart-notes-enabled': true,
    'current-datetime': '2027-02-22T16:05:09+03:00',
    'dialing-code': '966',
    'otp-length': 6,
    'address-form': 'map',
  })
})

// proves DM-02, DM-04
test('amounts have the decimals of their currency', async () => {
  await using app = await buildTestApp()

  const { attributes } = (await app.get('/concepts/2', { as: KUWAIT_BRAND })).json().data

  expect(attributes).toMatchObject({
    'currency-code': 'KWD',
    'decimal-places': 3,
    'minimum-order-amount-delivery': 2.5,
    'special-delivery-price': null,
  })
})

// proves API-11
test('the list of concepts is the own one, and empty past its end', async () => {
  await using app = await buildTestApp()

  const first = (await app.get('/concepts?page=1')).json()
  const second = (await app.get('/concepts?page=2')).json()

  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([1])
  expect(second).toEqual({ data: [], meta: { page: 2, size: 999, total: 1 } })
})

// proves API-13
test('the settings are the switches and nothing else', async () => {
  await using app = await buildTestApp()

  const { data } = (await app.get('/concepts/1/settings')).json()

  expect(data).toEqual({
    type: 'settings',
    id: 1,
    attributes: {
      'is-cart-notes-enabled': true,
      'allow-advance-order': false,
      'max-days-allowed-in-advance-order': 0,
      'cart-expiry-minutes': 120,
      'abandoned-cart-alert': 30,
      'order-cancellation-max-status': 2,
      'order-cancellation-time': 5,
      'otp-length': 6,
      'remove-branding': false,
      'is-free-package': false,
      'billing-type': 'standard',
      'address-form': 'map',
    },
  })
})

// proves API-13
test.each(['/concepts/3', '/concepts/3/settings'])('%s is not there', async (path) => {
  await using app = await buildTestApp()

  expect((await app.get(path)).statusCode).toBe(404)
})
