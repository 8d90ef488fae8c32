import type { Point } from '@sufra/domain/geography'
import type { Locale } from '@sufra/domain/locales'

/** A maps service: what a point is called. */
export type Geocoder = {
  reverse(question: GeocodeQuestion): Promise<GeocodedPlace[]>
}
export type GeocodeQuestion = { conceptId: number; point: Point; locale: Locale }
export type GeocodedPlace = { name: string; point: Point }
