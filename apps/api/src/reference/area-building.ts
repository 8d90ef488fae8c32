import type { Words } from '@sufra/domain/text/locales'

export type GovernorateSeed = { id: number; name: Words; neighborhoods: NeighborhoodSeed[] }

type NeighborhoodSeed = {
  id: number
  name: Words
  lat: number
  long: number
  blocks: { id: number; name: Words }[]
  streets: { id: number; name: Words }[]
}

/** A neighbourhood as a gazetteer lists it: how many blocks, and the streets known by a name. */
type Area = {
  english: string
  arabic: string
  lat: number
  long: number
  blocks: number
  mainStreets?: Words[]
}

const NUMBERED_STREETS = 8
const LANES = 4

export const governorate = (
  id: number,
  english: string,
  arabic: string,
  areas: Area[],
): GovernorateSeed => ({
  id,
  name: named(english, arabic),
  neighborhoods: areas.map((area, index) => neighborhood(id * 100 + index + 1, area)),
})

export const named = (english: string, arabic: string): Words => ({
  'en-us': english,
  'ar-sa': arabic,
})

const neighborhood = (id: number, area: Area): NeighborhoodSeed => ({
  id,
  name: named(area.english, area.arabic),
  lat: area.lat,
  long: area.long,
  blocks: numbered(area.blocks, 'Block', 'قطعة').map(identifiedWithin(id)),
  streets: [
    ...numbered(NUMBERED_STREETS, 'Street', 'شارع'),
    ...numbered(LANES, 'Lane', 'جادة'),
    ...(area.mainStreets ?? []),
  ].map(identifiedWithin(id)),
})

const numbered = (count: number, english: string, arabic: string) =>
  Array.from({ length: count }, (_, index) =>
    named(`${english} ${index + 1}`, `${arabic} ${index + 1}`),
  )

/** New names go to the end of their list, or every id behind them changes its meaning. */
const identifiedWithin = (neighborhoodId: number) => (name: Words, index: number) => ({
  id: neighborhoodId * 100 + index + 1,
  name,
})
