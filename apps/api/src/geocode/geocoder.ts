import type { Point } from '@sufra/domain/branch/geography'
import type { Locale } from '@sufra/domain/text/locales'

/** A maps service: what a point is called. */
export type Geocoder = {
  reverse(question: GeocodeQuestion): Promise<GeocodedPlace[]>
}
export type GeocodeQuestion = { conceptId: number; point: Point; locale: Locale }
export type GeocodedPlace = { name: string; point: Point }
