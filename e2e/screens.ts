import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import { itemSlug } from '@sufra/domain/slug'
import { browserLaunch } from './browser.ts'
import { BRANDS } from './shop/brands.ts'
import { openShop } from './shop/shop.ts'
import { TEXTS } from './shop/texts.ts'
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

type Look = {
  brand: string
  locale: keyof typeof TEXTS
  size: (typeof SIZES)[number]
  dark: boolean
}

async function takeAll(browser: Browser, look: Look, folder: string) {
  const { brand, locale, size, dark } = look
  await using context = await browser.newContext({
    viewport: size,
    isMobile: size.width < 960,
    hasTouch: size.width < 960,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const shop = openShop(page, await request.newContext())
  for (const [name, path] of Object.entries(await screens(shop, brand))) {
    await shop.open(brand, path, { locale, dark })
    if (name === 'side-menu') await openSideMenu(page, locale)
    await page.evaluate(() => document.fonts.ready)
    const file = [brand, name, locale, size.width, dark ? 'dark' : 'light'].join('-')
    await page.screenshot({ path: join(folder, `${file}.png`) })
  }
}

async function screens(shop: ReturnType<typeof openShop>, brand: string) {
  const { client, menu } = await shop.brand(brand)
  const { data: pages } = await client.pages()
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
