import type { BrandSeed } from '@sufra/api/seed/brand-seed'
import { both } from '@sufra/api/seed/english-and-arabic'
import { aBrand, aLocation } from '@sufra/api/seed/testing/a-brand'

/** Wants a place before anything else, and has one menu for all order types. */
const GATE = testBrand(901, 'gate', {
  application: { orderTypes: ['curbside', 'to-go', 'deliver'], forceLocation: true },
  locations: [
    aLocation({ orderTypes: ['curbside', 'to-go', 'deliver'] }),
    aLocation({ id: 2, name: both('Malaz', 'الملز'), orderTypes: ['to-go'] }),
  ],
})

/** Has published a menu with nothing on it. */
const BARE = testBrand(902, 'bare', { categories: [] })

/** Its published documents are gone, as if the place they are kept in had failed. */
export const TORN = testBrand(903, 'torn', {})

export const TEST_BRANDS = [GATE, BARE, TORN]

function testBrand(id: number, slug: string, { application, ...unlike }: Unlike): BrandSeed {
  return aBrand({
    ...unlike,
    concept: { id, slug },
    application: { hosts: [`${slug}.localhost`], ...application },
  })
}

type Unlike = NonNullable<Parameters<typeof aBrand>[0]>
