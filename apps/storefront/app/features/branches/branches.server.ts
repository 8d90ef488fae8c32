import type { LocationResource } from '@sufra/contract/branches/locations'
import { locationSlug } from '@sufra/domain/menu/slug'
import { wordsIn } from '@sufra/domain/text/locales'
import { brandFor, startOf } from '../../platform/visit/brand.server.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { answeringFor } from '../../platform/visit/loader-failure.server.ts'
import { remembered } from '../../platform/visit/remembered.server.ts'
import type { Visit } from '../../platform/visit/visit.ts'
import type { Branch } from './location-model.ts'

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
