import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type Browser,
  chromium,
  type Page,
  request,
} from '@playwright/test'
import { itemSlug } from '@sufra/domain/menu/slug'
import { BRANDS } from './shop/brands.ts'
import { cartOf } from './shop/cart.ts'
import { goToCheckout, openOrdering, placeOrder, theStaff, WRAP } from './shop/ordering-brand.ts'
import { openShop } from './shop/shop.ts'
import { TEXTS } from './shop/texts.ts'
import { openConsole } from './staff/console.ts'
import { placeOrderAtBranch as orderFromStaffed } from './staff/orders.ts'
import { browserLaunch } from './system/browser.ts'
import { runSystem } from './system/run.ts'

/** Pictures of the main screens, for people to look at: `node e2e/screens.ts <folder>`. */
const folder = process.argv[2]
if (!folder) throw new Error('Say where the pictures shall go: node e2e/screens.ts <folder>')

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

await mkdir(folder, { recursive: true })
await using _system = await runSystem()
await using browser = await chromium.launch(browserLaunch)
const shown = BRANDS.filter(({ brand }) => ['saj', 'karak'].includes(brand))
for (const { brand, locales } of shown)
  for (const locale of locales)
    for (const size of SIZES)
      for (const dark of [false, true])
        await takeAll(browser, { brand, locale, size, dark }, folder)
for (const locale of ['en-us', 'ar-sa'] as const)
  for (const size of SIZES)
    for (const dark of [false, true])
      await takeCustomers(browser, { brand: 'ordering', locale, size, dark }, folder)
await takeBoard(browser, folder)

type Look = {
  brand: string
  locale: keyof typeof TEXTS
  size: (typeof SIZES)[number]
  dark: boolean
}

async function takeAll(browser: Browser, look: Look, folder: string) {
  const { brand, locale, dark } = look
  await using visit = await visitAs(browser, look)
  const { page, shop } = visit
  for (const [name, path] of Object.entries(await screens(shop, brand))) {
    await shop.open(brand, path, { locale, dark })
    if (name === 'side-menu') await openSideMenu(page, locale)
    await take(page, look, name, folder)
  }
}

/** What only somebody signed in sees, at a brand that is always open. */
async function takeCustomers(browser: Browser, look: Look, folder: string) {
  const { locale } = look
  await using visit = await visitAs(browser, look)
  const { page, shop, calls } = visit
  const customer = await shop.customer('ordering', { locale })
  const shot = (name: string) => take(page, look, name, folder)
  const at = { lat: 24.7, long: 46.7 }
  await customer.calls.addAddress(customer.user.id, {
    ...at,
    line1: '12 Palm Street',
    label: 'Home',
  })
  await customer.calls.addCar(customer.user.id, { color: 1, maker: 1, 'plate-number': 'ABC 1234' })

  await openOrdering(shop, '/menu/wraps-1', { locale, customer })
  const { add, panel } = cartOf(page, locale)
  await add(WRAP)
  await openOrdering(shop, '/menu/wraps-1?page=cart', { locale, customer })
  await panel.waitFor()
  await shot('cart')
  await goToCheckout(shop, page, { locale, customer }, WRAP)
  await shot('checkout')

  const order = await placeOrder(calls, customer, { notes: 'Ring twice' })
  const staff = await theStaff(calls)
  await staff.moveOrder(order.id, 'accepted')
  const done = await placeOrder(calls, customer)
  await staff.moveOrder(done.id, 'accepted')
  await staff.bring(done.id, 'accepted', 'finished')
  for (const [name, path] of Object.entries({
    tracking: `/user/order/${order.id}`,
    orders: '/user/order',
    rating: `/user/order/${done.id}/feedback`,
    profile: '/user/profile',
    addresses: '/user/profile/addresses',
    'new-address': '/user/profile/addresses/new',
    cars: '/user/profile/cars',
    favourites: '/user/profile/favorites',
    feedback: '/feedback',
  })) {
    await openOrdering(shop, path, { locale, customer })
    await page.locator('main:not(:has([aria-busy=true])) h1').first().waitFor()
    await shot(name)
  }
  await customer.calls.signOut()
  await page.evaluate(() => localStorage.clear())
  for (const [name, path] of Object.entries({ 'sign-in': '/signin', 'sign-up': '/signup' })) {
    await openOrdering(shop, path, { locale })
    await shot(name)
  }
}

/** The branch board on a tablet, with one order in each state. */
async function takeBoard(browser: Browser, folder: string) {
  const calls = await request.newContext()
  const branch = 16
  await orderFromStaffed(calls, { branch, notes: 'no cutlery', leftOut: [1] })
  await orderFromStaffed(calls, { branch, type: 'curbside' })
  await orderFromStaffed(calls, { branch, type: 'deliver' })
  for (const locale of ['en-us', 'ar-sa'] as const)
    for (const width of [1024, 1440]) {
      const look = { brand: 'staffed', locale, size: { width, height: 768 }, dark: false }
      await using visit = await visitAs(browser, look)
      await openConsole(visit.page).signIn({ locale, whom: `cashier-${branch}` })
      await visit.page.getByRole('article').first().waitFor()
      await take(visit.page, look, 'board', folder)
    }
}

async function visitAs(browser: Browser, { size, dark }: Look) {
  const context = await browser.newContext({
    viewport: size,
    isMobile: size.width < 960,
    hasTouch: size.width < 960,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    colorScheme: dark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  const calls: APIRequestContext = await request.newContext()
  const shop = openShop(page, calls)
  return { page, shop, calls, [Symbol.asyncDispose]: () => context.close() }
}

async function take(page: Page, { brand, locale, size, dark }: Look, name: string, folder: string) {
  await page.evaluate(() => document.fonts.ready)
  const file = [brand, name, locale, size.width, dark ? 'dark' : 'light'].join('-')
  await page.screenshot({ path: join(folder, `${file}.png`) })
}

async function screens(shop: ReturnType<typeof openShop>, brand: string) {
  const { client, menu } = await shop.brand(brand)
  const { data: pages } = await client.brand.pages()
  const [category] = menu.data
  const [item] = category?.items ?? []
  const chooser = `/menu/${category?.id}/location`
  return {
    home: '/',
    menu: '/menu',
    item: item ? `/menu/${category?.id}/${itemSlug(item)}` : '/menu',
    search: '/search?q=a',
    'side-menu': '/menu',
    branches: chooser,
    page: `/cms/${pages[0]?.attributes.slug ?? pages[0]?.id}`,
    'not-found': '/nowhere',
  }
}

async function openSideMenu(page: Page, locale: keyof typeof TEXTS) {
  await page.getByRole('button', { name: TEXTS[locale].open_side_menu }).click()
  await page.getByRole('dialog').waitFor()
}
