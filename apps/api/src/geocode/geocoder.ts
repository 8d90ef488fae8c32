import type { Point } from '@sufra/domain/branch/geography'
import type { Locale } from '@sufra/domain/text/locales'

/** A maps service: what a point is called. */
export type Geocoder = {
  reverse(question: GeocodeRequest): Promise<GeocodedPoint[]>
}
export type GeocodeRequest = { conceptId: number; point: Point; locale: Locale }
export type GeocodedPoint = { name: string; point: Point }
