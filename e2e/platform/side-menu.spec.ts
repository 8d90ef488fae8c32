import { wordsIn } from '@sufra/domain/text/locales'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'
import { barriers } from './every-page/accessibility.ts'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves SM-01, SM-02, SM-09, SM-10, SM-11, SM-12, NF-06, NF-08, NF-12
  test(`the side menu holds the brand, its pages, its links and the version (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { client, application, concept } = await shop.brand('saj', locale)
    const { data: pages } = await client.brand.pages()
    await shop.open('saj', '/', { locale })

    await page.getByRole('button', { name: text.open_side_menu }).click()
    const panel = page.getByRole('dialog', { name: text.menu })
    const column = page.getByTestId('side-menu')
    await expect(panel).toBeVisible()
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(350)
    await expect.poll(async () => (await column.boundingBox())?.width).toBe(270)
    // It stands on the reading side.
    const edge = locale === 'ar-sa' ? (page.viewportSize()?.width ?? 0) - 350 : 0
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(edge)

    await expect(panel.getByText(wordsIn(concept.attributes.label, locale))).toBeVisible()
    await expect(
      panel.locator(`img[src="${application.attributes['logo-uri']}"]`).first(),
    ).toBeVisible()
    for (const { id, attributes } of pages) {
      const link = panel.getByRole('link', { name: wordsIn(attributes.label, locale) })
      const isPage = attributes.type === 'page'
      await expect(link).toHaveAttribute(
        'href',
        isPage ? `/cms/${attributes.slug ?? id}` : (attributes.url ?? ''),
      )
      if (!isPage) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAccessibleName(new RegExp(text.opens_in_new_tab))
      }
    }
    for (const network of ['facebook', 'twitter', 'instagram', 'snapchat'] as const) {
      const link = panel.getByRole('link', { name: new RegExp(network, 'i') })
      await expect(link).toHaveAttribute('href', concept.attributes[`${network}-link`] ?? '')
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(panel.getByText(filled(text.version, { version: '1.0.10' }))).toBeVisible()
    await expect(panel.getByText(text.powered_by)).toBeVisible()
    await expect(panel.getByText(text.server, { exact: true })).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
  })

  // proves SM-01
  test(`the side menu closes by key, button, backdrop and going back (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const panel = page.getByRole('dialog', { name: text.menu })
    const opener = page.getByRole('button', { name: text.open_side_menu })
    const beyond = { x: locale === 'ar-sa' ? 10 : (page.viewportSize()?.width ?? 0) - 10, y: 400 }
    const ways = [
      () => page.keyboard.press('Escape'),
      () => panel.getByRole('button', { name: text.close }).click(),
      () => page.mouse.click(beyond.x, beyond.y),
      () => page.goBack(),
    ]
    await shop.open('saj', '/menu', { locale })
    const address = page.url()
    for (const close of ways) {
      await opener.click()
      await expect(panel).toBeVisible()
      await expect(panel.locator(':focus')).toHaveCount(1)
      await close()
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
      expect(page.url()).toBe(address)
    }
  })

  // proves SM-09, RT-46, CM-03
  test(`a page of the brand opens from the side menu (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const { client } = await shop.brand('saj', locale)
    const { data: about } = await client.brand.page('about')
    await shop.open('saj', '/menu', { locale })
    await page.getByRole('button', { name: text.open_side_menu }).click()
    const panel = page.getByRole('dialog', { name: text.menu })
    await panel.getByRole('link', { name: wordsIn(about.attributes.label, locale) }).click()

    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/cms\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsIn(about.attributes.title, locale),
    )
    await page.goBack()
    await expect(page).toHaveURL(/\/menu$/)
    await expect(panel).toBeHidden()
  })
}

// proves RT-46, CM-03, SM-09
test('pages open by their number as well, and are listed', async ({ shop, page }) => {
  const { client } = await shop.brand('saj')
  const { data: about } = await client.brand.page('about')
  await shop.open('saj', `/cms/${about.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsIn(about.attributes.title, 'en-us'),
  )
  await shop.open('saj', '/cms')
  const { data: pages } = await client.brand.pages()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(pages.length)
})

// proves SM-06
test('a brand with a feedback form elsewhere opens it in a new tab', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const { concept } = await shop.brand('marsa')
  await shop.open('marsa', '/', { locale: 'en-us' })
  await page.getByRole('button', { name: text.open_side_menu }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: text.feedback })
  await expect(link).toHaveAttribute('href', concept.attributes['feedback-redirect-url'] ?? '')
  await expect(link).toHaveAttribute('target', '_blank')
})

// proves SM-10
test('only the networks a brand is on are shown', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('suya', '/')
  await page.getByRole('button', { name: text.open_side_menu }).click()
  const networks = page.getByRole('dialog').getByRole('list', { name: text.follow_us })
  await expect(networks.getByRole('link')).toHaveText([/Twitter/, /Instagram/])
})

// proves SM-12
test('a brand that has removed the branding shows none', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('marsa', '/', { locale: 'en-us' })
  await page.getByRole('button', { name: text.open_side_menu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(text.powered_by)).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Sufra' })).toHaveCount(0)
})

// proves SM-13
test('deep in the shop the entry to the side menu is a button with its name on it @desktop', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const entry = page.getByRole('button', { name: text.open_side_menu })
  const name = entry.getByText(text.menu, { exact: true })
  const chosen = { location: { id: 1, name: { 'en-us': 'Olaya' } }, orderType: 'to-go' as const }
  const category = '/menu/shawarma-1'

  // Not before somebody has chosen a branch.
  await shop.open('saj', category, { locale: 'en-us' })
  await expect(entry).toBeVisible()
  await expect(name).toHaveCount(0)

  await shop.open('saj', category, { locale: 'en-us', chosen })
  await expect(name).toBeVisible()
  await entry.click()
  await expect(page.getByRole('dialog', { name: text.menu })).toBeVisible()

  await shop.open('saj', '/menu', { locale: 'en-us', chosen })
  await expect(page.getByRole('banner').getByText('Olaya')).toBeVisible()
  await expect(name).toHaveCount(0)
})
