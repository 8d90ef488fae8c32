import type { Point } from '@sufra/domain/branch/geography'
import type { z } from 'zod'
import { GeocodeDocument } from '../branches/geocode.ts'
import {
  DeliveryAreaDocument,
  InactiveCategories,
  LocationDocument,
  LocationList,
} from '../branches/locations.ts'
import {
  ApplicationDocument,
  ApplicationKeyDocument,
  ApplicationList,
  ClientList,
} from '../brand/applications.ts'
import { ConceptDocument, ConceptList, ConceptSettingsDocument } from '../brand/concepts.ts'
import { PageDocument, PageList, SliderDocument } from '../brand/content.ts'
import { IntegrationOptionDocument } from '../brand/integration-options.ts'
import { readContent } from '../brand/read-content.ts'
import {
  BlockList,
  CarColorList,
  CarMakerList,
  GovernorateList,
  NeighborhoodList,
  StreetList,
} from '../brand/reference.ts'
import { CategoryDocument, CategoryList, ItemList, UpsellList } from '../menu/catalogue.ts'
import { readMenu } from '../menu/read-menu.ts'
import { PAGE_SIZE } from '../wire/json-api.ts'
import { type ApiSettings, callApi } from './api-call.ts'
import { ApiFailure } from './api-failure.ts'

export type ApiClient = ReturnType<typeof apiClient>

/** Every call of the API, one method each, for the storefront on either side and for tests. */
export function apiClient(settings: ApiSettings) {
  const get = <Schema extends z.ZodType>(
    schema: Schema,
    uri: string,
    query: Record<string, string | number | undefined> = {},
  ): Promise<z.output<Schema>> =>
    callApi(settings, { uri, query, read: (body) => schema.parse(body) })

  return {
    /** The same client with other settings: the key once it is known, another language. */
    with: (changes: Partial<ApiSettings>) => apiClient({ ...settings, ...changes }),

    applicationByHost: (host: string) =>
      get(ApplicationKeyDocument, `applications/host/${encodeURIComponent(host)}`),
    applicationByKey: (key: string, include: ('concept' | 'popup')[] = ['concept']) =>
      get(ApplicationDocument, `applications/key/${encodeURIComponent(key)}`, {
        include: include.join(','),
      }),
    applications: (url: string, include: ('concept' | 'popup')[] = ['concept']) =>
      get(ApplicationList, 'applications', { 'filter[url]': url, include: include.join(',') }),
    clients: (url: string) => get(ClientList, 'clients', { 'filter[url]': url }),

    concepts: (page = 1) => get(ConceptList, 'concepts', { page }),
    concept: (id: number) => get(ConceptDocument, `concepts/${id}`),
    /** By the link a concept carries to itself. */
    conceptAt: (self: string) => get(ConceptDocument, self),
    conceptSettings: (id: number) => get(ConceptSettingsDocument, `concepts/${id}/settings`),

    menu: (uri: string) =>
      published(() => callApi(settings, { uri, read: (body) => needed(readMenu(body)) })),
    content: (uri: string) => published(() => callApi(settings, { uri, read: readContent })),

    categories: (
      conceptId: number,
      include: ('allergen' | 'itemModifierGroups' | 'locations')[] = [],
    ) =>
      get(CategoryList, `${conceptId}/categories`, {
        ...ALL,
        include: include.join(',') || undefined,
      }),
    category: (conceptId: number, id: number) =>
      get(CategoryDocument, `${conceptId}/categories/${id}`),
    items: (conceptId: number) => get(ItemList, `${conceptId}/items`, ALL),
    upsells: (menuId: number) =>
      get(UpsellList, `menus/${menuId}/upsells`, { include: 'item.category' }),

    locations: () => get(LocationList, 'locations', ALL),
    locationsDeliveringTo: ({ lat, long }: Point) =>
      get(LocationList, 'locations', {
        'filter[delivery-area.lat]': lat,
        'filter[delivery-area.long]': long,
      }),
    nearestLocations: ({ lat, long }: Point, limit: number) =>
      get(LocationList, 'locations', { _lat: lat, _long: long, limit }),
    location: (id: number) => get(LocationDocument, `locations/${id}`),
    inactiveCategories: (locationId: number) =>
      get(InactiveCategories, `locations/${locationId}/inactive-categories`),
    deliveryArea: ({ lat, long }: Point) =>
      get(DeliveryAreaDocument, 'delivery-areas/lookup', { lat, long }),
    reverseGeocode: ({ lat, long }: Point) =>
      get(GeocodeDocument, 'geocode/reverse', { lat, long }),

    governorates: () => get(GovernorateList, 'governorates', ALL),
    neighborhoods: (governorateId: number) =>
      get(NeighborhoodList, 'neighborhoods', { ...ALL, 'filter[governorate-id]': governorateId }),
    blocks: (neighborhoodId: number) =>
      get(BlockList, 'blocks', { ...ALL, 'filter[neighborhood-id]': neighborhoodId }),
    streets: (neighborhoodId: number) =>
      get(StreetList, 'streets', { ...ALL, 'filter[neighborhood-id]': neighborhoodId }),
    carColors: () => get(CarColorList, 'cars/colors'),
    carMakers: () => get(CarMakerList, 'cars/makers'),

    integrationOption: (product: string, name: string) =>
      get(
        IntegrationOptionDocument,
        `integration-options/${encodeURIComponent(product)}/${encodeURIComponent(name)}`,
      ),

    pages: (page = 1) => get(PageList, 'cms/pages', { page }),
    page: (idOrSlug: string) => get(PageDocument, `cms/pages/${encodeURIComponent(idOrSlug)}`),
    slider: (id: number) => get(SliderDocument, `cms/sliders/${id}`, { include: 'slides' }),
  }
}

const ALL = { limit: PAGE_SIZE }

function needed<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This is no menu.')
  return value
}

/** Whatever goes wrong with a menu or with texts is told in the same words. */
async function published<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const status = error instanceof ApiFailure ? error.status : 0
    throw new ApiFailure('Error on fetching menu in cdn.', { status, cause: error })
  }
}
