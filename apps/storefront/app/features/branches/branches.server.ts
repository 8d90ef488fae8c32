import type { LocationResource } from '@sufra/contract/branches/locations'
import { categoryIdFromSlug, locationSlug } from '@sufra/domain/menu/slug'
import { wordsIn } from '@sufra/domain/text/locales'
import { remembered } from '#app/platform/visit/brand.server.ts'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { brandFor, startOf } from '../../platform/visit/brand.server.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { answeringFor } from '../../platform/visit/loader-failure.server.ts'
import type { Visit } from '../../platform/visit/visit.ts'
import type { Branch } from './found-branches.ts'

export async function branchesFor(visit: Visit, categorySlug: string): Promise<Branch[]> {
  const brand = await brandFor(visit)
  return (await locationsOf(visit)).map((location) => branchOf(location, brand, categorySlug))
}

const locationsOf = remembered(async (visit: Visit) => {
  const { client } = await startOf(visit)
  return (await answeringFor(() => client.branches.locations())).data
})

function branchOf(
  { id, attributes }: LocationResource,
  brand: Brand,
  categorySlug: string,
): Branch {
  const { name, line1, city, lat, long, telephone, hours } = attributes
  const words = (text: typeof name) => wordsIn(text, brand.locale)
  return {
    id,
    href: `/menu/${categorySlug}/location/${locationSlug({ id, name })}`,
    name: words(name),
    names: name,
    line1: words(line1),
    city: words(city),
    lat,
    long,
    telephone,
    hasCurbside: attributes['curbside-enabled'] === 1,
    orderTypes: attributes['order-types'],
    acceptsOrders: attributes['accepts-orders'],
    hours,
    holidays: attributes.holidays.map((holiday) => ({ ...holiday, name: words(holiday.name) })),
  }
}

/** The category the chooser was opened under, whatever language its slug speaks. */
export async function categoryOf(visit: Visit, slug: string) {
  const { menu } = await startOf(visit)
  const category = menu.data.find(({ id }) => id === categoryIdFromSlug(slug))
  if (!category) throw notFound()
  return { id: category.id, name: category.name }
}
