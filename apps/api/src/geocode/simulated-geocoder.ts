import { nearestFirst, type Point } from '@sufra/domain/branch/geography'
import type { Words } from '@sufra/domain/text/locales'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import { readConcept } from '../concepts/concept-queries.ts'
import { findLocations } from '../locations/location-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import { findNeighborhoods, findStreets } from '../reference/reference-queries.ts'
import type { Geocoder } from './geocoder.ts'

/** Where the reference data knows no streets, these stand in; every city of the region has them. */
export const STREET_NAMES: readonly Words[] = [
  { 'en-us': 'Al Jamiah Street', 'ar-sa': 'شارع الجامعة', fr: 'rue Al Jamiah' },
  { 'en-us': 'Al Matar Road', 'ar-sa': 'طريق المطار', fr: 'route de Al Matar' },
  { 'en-us': 'Al Souq Street', 'ar-sa': 'شارع السوق', fr: 'rue Al Souq' },
  { 'en-us': 'Al Bahr Street', 'ar-sa': 'شارع البحر', fr: 'rue Al Bahr' },
  { 'en-us': 'Al Nakhil Street', 'ar-sa': 'شارع النخيل', fr: 'rue Al Nakhil' },
  { 'en-us': 'Al Yasmin Street', 'ar-sa': 'شارع الياسمين', fr: 'rue Al Yasmin' },
  { 'en-us': 'Al Madrasa Street', 'ar-sa': 'شارع المدرسة', fr: 'rue Al Madrasa' },
  { 'en-us': 'Al Hadiqa Street', 'ar-sa': 'شارع الحديقة', fr: 'rue Al Hadiqa' },
]

/** Beyond this the nearest branch says nothing about a point any more. */
const CITY_RADIUS_METRES = 60_000
const NEIGHBORHOOD_RADIUS_METRES = 8_000
const LAST_HOUSE = 180

/** Believable names around the places a brand is known to be at; the same point is always called the same. */
export const simulatedGeocoder = (database: Database): Geocoder => ({
  reverse: ({ conceptId, point, locale }) =>
    database.forConcept(conceptId, async (db) => {
      const branch = closest(await findLocations(db, conceptId), point, CITY_RADIUS_METRES)
      if (!branch) return []

      const { country } = await readConcept(db, conceptId)
      const around = await findNeighborhoods(db, country)
      const neighborhood = closest(around, point, NEIGHBORHOOD_RADIUS_METRES)
      const known = neighborhood ? await findStreets(db, country, neighborhood.id) : []
      const street = pick(known.length > 0 ? known.map(({ name }) => name) : STREET_NAMES, point)

      const parts = [street, ...(neighborhood ? [neighborhood.name] : []), branch.city]
      return [{ name: addressLine(parts, { house: houseAt(point), locale }), point }]
    }),
})

function closest<Located extends Point>(points: readonly Located[], point: Point, within: number) {
  const [nearest] = nearestFirst(points, point)
  return nearest && nearest.metres <= within ? nearest.point : null
}

function addressLine([street = {}, ...areas]: Words[], at: { house: number; locale: Locale }) {
  const { house, locale } = at
  const streetName = wordsIn(street, locale)
  const firstPart = locale === 'ar-sa' ? `${streetName} ${house}` : `${house} ${streetName}`
  const comma = locale === 'ar-sa' ? '، ' : ', '
  return [firstPart, ...areas.map((area) => wordsIn(area, locale))].join(comma)
}

const pick = <Choice>(choices: readonly Choice[], point: Point) =>
  choices[scatter(point) % choices.length] as Choice
const houseAt = (point: Point) => (scatter(point) % LAST_HOUSE) + 1

/** A number that looks random but belongs to the spot, to about eleven metres. */
function scatter({ lat, long }: Point) {
  const spot = Math.round(lat * 10_000) * 7_919 + Math.round(long * 10_000) * 104_729
  return Math.abs(spot) % 1_000_003
}
