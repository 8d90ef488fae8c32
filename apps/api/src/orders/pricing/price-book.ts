import { orderableItems } from '@sufra/contract/menu/orderable-items'
import { readMenu } from '@sufra/contract/menu/read-menu'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import type { CategoryLimits } from '@sufra/domain/menu/availability'
import type { Item } from '@sufra/domain/menu/menu-item'
import { decimalsOf } from '@sufra/domain/money/currencies'
import type { BillRules } from '@sufra/domain/pricing/bill'
import type { Words } from '@sufra/domain/text/locales'
import { menuTypeOf, type OrderType } from '@sufra/domain/vocabulary/order-types'
import { readApplication } from '../../applications/application-queries.ts'
import { findAllInactiveCategories } from '../../catalogue/stock-queries.ts'
import { type Concept, readConcept } from '../../concepts/concept-queries.ts'
import { findDeliveryAreas, findLocations } from '../../locations/location-queries.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tenant } from '../../platform/http/tenant/tenant.ts'
import type { PublishedDocuments } from '../../publishing/published-documents.ts'
import { findKitchens } from '../../schedule/kitchen-queries.ts'

/** What can be ordered from one menu. */
export type BookMenu = {
  items: ReadonlyMap<number, Item>
  categories: ReadonlyMap<number, CategoryLimits & { names: Words }>
}

export type PriceBook = Awaited<ReturnType<typeof readBook>>
export type PriceBooks = { of(tenant: Tenant): Promise<PriceBook> }

/**
 * Everything an order is priced and checked with, as published, one book per application. A book is
 * read again as soon as its brand has a new version.
 */
export function priceBooks(
  database: Database,
  documents: Pick<PublishedDocuments, 'find'>,
): PriceBooks {
  const books = new Map<string, { version: number; book: Promise<PriceBook> }>()

  return {
    of(tenant) {
      const key = tenant.applicationKey
      const kept = books.get(key)
      if (kept && kept.version >= tenant.version) return kept.book
      const entry = { version: tenant.version, book: readBook(database, documents, tenant) }
      books.set(key, entry)
      // What could not be read is not kept: the next order asks again.
      entry.book.catch(() => {
        if (books.get(key) === entry) books.delete(key)
      })
      return entry.book
    },
  }
}

async function readBook(
  database: Database,
  documents: Pick<PublishedDocuments, 'find'>,
  tenant: Tenant,
) {
  const { conceptId } = tenant
  const read = await database.forConcept(conceptId, async (db) => ({
    concept: await readConcept(db, conceptId),
    application: await readApplication(db, tenant),
    locations: await findLocations(db, conceptId),
    areas: await findDeliveryAreas(db, conceptId),
    kitchens: await findKitchens(db, conceptId),
    inactiveCategories: await findAllInactiveCategories(db, conceptId),
  }))
  const { concept, application } = read
  const decimals = decimalsOf(concept.currency)
  const { defaultMenuId, settings } = application

  const menus = new Map<string, BookMenu>()
  const names = settings.separatedMenus ? ['', '/pickup', '/deliver'] : ['']
  for (const name of names) {
    const document = await documents.find(conceptId, `menus/${defaultMenuId}${name}`, 'current')
    const menu = document && readMenu(JSON.parse(document.body.toString()))?.menu
    if (menu) menus.set(name, bookMenu(menu, decimals))
  }
  const none: BookMenu = { items: new Map(), categories: new Map() }

  return {
    ...read,
    locations: new Map(read.locations.map((location) => [location.id, location])),
    kitchens: new Map(read.kitchens.map((kitchen) => [kitchen.locationId, kitchen])),
    decimals,
    zone: zoneOf(concept.timezone),
    rules: rulesOf(concept),
    menuFor: (type: OrderType) =>
      menus.get(settings.separatedMenus ? `/${menuTypeOf(type)}` : '') ?? menus.get('') ?? none,
    anyItem: (id: number) => [...menus.values()].find(({ items }) => items.has(id))?.items.get(id),
  }
}

function bookMenu(
  menu: NonNullable<ReturnType<typeof readMenu>>['menu'],
  decimals: number,
): BookMenu {
  const categories = new Map<number, CategoryLimits & { names: Words }>()
  for (const category of menu.data) {
    for (const { id } of category.items) {
      categories.set(id, {
        id: category.id,
        names: category.name,
        excludedLocations: category['excluded-locations'],
        excludedApplications: category['excluded-apps'],
      })
    }
  }
  return { items: orderableItems(menu, { decimals, keep: (words) => words }), categories }
}

const rulesOf = ({ vatBasisPoints, vatType, settings }: Concept): BillRules => ({
  vat: { basisPoints: vatBasisPoints, type: vatType },
  otherTaxes: settings.otherTaxes.map(({ key, name, basisPoints }) => ({
    key,
    names: name,
    basisPoints,
  })),
  serviceCharge: settings.serviceCharge && {
    names: settings.serviceCharge.name,
    basisPoints: settings.serviceCharge.basisPoints,
    orderTypes: settings.serviceCharge.orderTypes,
  },
  freeDeliveryFrom: settings.freeDeliveryFrom,
  specialDelivery: settings.specialDelivery,
})
