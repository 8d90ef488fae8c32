import { expect, test } from 'vitest'
import { chosenLocale, pageAddress } from './page-address.ts'

test.each([
  ['/menu', '/menu'],
  ['/menu?utm_source=mail&gclid=1', '/menu'],
  ['/menu?', '/menu'],
  ['/menu?type=deliver', '/menu?type=deliver'],
  ['/menu?utm_source=mail&type=pickup', '/menu?type=pickup'],
  ['/menu.data?_routes=routes%2Fmenu', '/menu.data?_routes=routes%2Fmenu'],
  ['/menu.data?_routes=menu&type=pickup', '/menu.data?type=pickup&_routes=menu'],
])('%s is kept as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

test.each([
  ['a type that no menu has', '/menu?type=1'],
  ['a type said twice', '/menu?type=x&type=deliver'],
  ['parts of a page asked for as a whole', '/menu?_routes=menu'],
  ['more parts than any page has', `/menu?_routes=${'x'.repeat(5_000)}`],
  ['broken escapes', '/menu?%E0%A4%A=%'],
  ['ten thousand parameters', `/menu?${'a=b&'.repeat(10_000)}`],
  ['markup', '/menu?q=<script>alert(1)</script>'],
])('%s does not make another page', (_name, url) => {
  expect(pageAddress(url)).toBe('/menu')
})

test('the parts asked for are few and named plainly, or not looked at', () => {
  expect(pageAddress(`/menu.data?_routes=${'menu,'.repeat(1_000)}`)).toBe('/menu.data')
  expect(pageAddress('/menu.data?_routes=<script>')).toBe('/menu.data')
})

test.each([
  ['locale=ar-sa', 'ar-sa'],
  ['theme=dark; locale=fr; other=1', 'fr'],
  ['theme=dark;locale=en-us', 'en-us'],
  ['mylocale=ar-sa', null],
  ['locale=de', null],
  ['locale=ar-sa-x', null],
  ['locale=', null],
  ['locale="ar-sa"', null],
  [`locale=${'a'.repeat(10_000)}`, null],
  ['', null],
  [undefined, null],
])('the cookie "%.40s" chooses %s', (cookie, locale) => {
  expect(chosenLocale(cookie)).toBe(locale)
})
