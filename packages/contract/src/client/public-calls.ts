import type { Point } from '@sufra/domain/branch/geography'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { PAGE_SIZE } from '../wire/page-size.ts'
import { type ApiSettings, answers, callApi } from './api-call.ts'
import { ApiFailure } from './api-failure.ts'
import type { Caller } from './caller.ts'

const ALL = { limit: PAGE_SIZE }

export const brandCalls = (settings: ApiSettings, { get }: Caller) => ({
  applicationByHost: (host: string) =>
    get('ApplicationKeyDocument', `applications/host/${encodeURIComponent(host)}`),
  applicationByKey: (key: string, include: ('concept' | 'popup')[] = ['concept']) =>
    get('ApplicationDocument', `applications/key/${encodeURIComponent(key)}`, {
      query: { include: include.join(',') },
    }),
  applications: (url: string, include: ('concept' | 'popup')[] = ['concept']) =>
    get('ApplicationList', 'applications', {
      query: { 'filter[url]': url, include: include.join(',') },
    }),
  clients: (url: string) => get('ClientList', 'clients', { query: { 'filter[url]': url } }),

  concepts: (page = 1) => get('ConceptList', 'concepts', { query: { page } }),
  concept: (id: number) => get('ConceptDocument', `concepts/${id}`),
  /** By the link a concept carries to itself. */
  conceptAt: (self: string) => get('ConceptDocument', self),
  conceptSettings: (id: number) => get('ConceptSettingsDocument', `concepts/${id}/settings`),
  integrationOption: (product: string, name: string) =>
    get(
      'IntegrationOptionDocument',
      `integration-options/${encodeURIComponent(product)}/${encodeURIComponent(name)}`,
    ),

  /** The brand's own texts, as published. */
  content: (uri: string) =>
    published(() =>
      callApi(settings, { uri, read: async (body) => (await answers()).readContent(body) }),
    ),
  pages: (page = 1) => get('PageList', 'cms/pages', { query: { page } }),
  page: (idOrSlug: string) => get('PageDocument', `cms/pages/${encodeURIComponent(idOrSlug)}`),
  slider: (id: number) =>
    get('SliderDocument', `cms/sliders/${id}`, { query: { include: 'slides' } }),
})

export const menuCalls = (settings: ApiSettings, { get }: Caller) => ({
  published: (uri: string) =>
    published(() =>
      callApi(settings, { uri, read: async (body) => needed((await answers()).readMenu(body)) }),
    ),
  categories: (
    conceptId: number,
    include: ('allergen' | 'itemModifierGroups' | 'locations')[] = [],
  ) =>
    get('CategoryList', `${conceptId}/categories`, {
      query: { ...ALL, include: include.join(',') || undefined },
    }),
  category: (conceptId: number, id: number) =>
    get('CategoryDocument', `${conceptId}/categories/${id}`),
  items: (conceptId: number) => get('ItemList', `${conceptId}/items`, { query: ALL }),
  upsells: (menuId: number) =>
    get('UpsellList', `menus/${menuId}/upsells`, {
      query: { include: 'item.category' },
    }),
})

export const branchCalls = ({ get }: Caller) => ({
  locations: () => get('LocationList', 'locations', { query: ALL }),
  locationsDeliveringTo: ({ lat, long }: Point) =>
    get('LocationList', 'locations', {
      query: { 'filter[delivery-area.lat]': lat, 'filter[delivery-area.long]': long },
    }),
  nearestLocations: ({ lat, long }: Point, limit: number) =>
    get('LocationList', 'locations', { query: { _lat: lat, _long: long, limit } }),
  location: (id: number) => get('LocationDocument', `locations/${id}`),
  inactiveCategories: (locationId: number) =>
    get('InactiveCategories', `locations/${locationId}/inactive-categories`),
  deliveryArea: ({ lat, long }: Point) =>
    get('DeliveryAreaDocument', 'delivery-areas/lookup', { query: { lat, long } }),
  reverseGeocode: ({ lat, long }: Point) =>
    get('GeocodeDocument', 'geocode/reverse', { query: { lat, long } }),

  /** As many days as asked for, from a date or from today on. */
  schedule: (
    locationId: number,
    { orderType, from, days }: { orderType: OrderType; from?: string; days?: number },
  ) =>
    get('ScheduleDocument', `locations/${locationId}/schedule`, {
      query: { 'order-type': orderType, from, days },
    }),
  prayerTimes: ({ lat, long }: Point, date?: string) =>
    get('PrayerTimesDocument', 'prayer-times', {
      query: { latitude: lat, longitude: long, date },
    }),
})

export const referenceCalls = ({ get }: Caller) => ({
  governorates: () => get('GovernorateList', 'governorates', { query: ALL }),
  neighborhoods: (governorateId: number) =>
    get('NeighborhoodList', 'neighborhoods', {
      query: { ...ALL, 'filter[governorate-id]': governorateId },
    }),
  blocks: (neighborhoodId: number) =>
    get('BlockList', 'blocks', {
      query: { ...ALL, 'filter[neighborhood-id]': neighborhoodId },
    }),
  streets: (neighborhoodId: number) =>
    get('StreetList', 'streets', {
      query: { ...ALL, 'filter[neighborhood-id]': neighborhoodId },
    }),
  carColors: () => get('CarColorList', 'cars/colors'),
  carMakers: () => get('CarMakerList', 'cars/makers'),
})

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
