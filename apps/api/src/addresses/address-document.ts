import type { AddressResource } from '@sufra/contract/people/addresses'
import { bestArea } from '../locations/best-area.ts'
import {
  type DeliveryArea,
  findDeliveryAreas,
  findLocations,
} from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import type { AddressRow } from './address-queries.ts'

/** With the area that lies around each at present. */
export async function addressResources(db: Db, conceptId: number, rows: readonly AddressRow[]) {
  if (rows.length === 0) return []
  const branches = await findLocations(db, conceptId)
  const areas = await findDeliveryAreas(db, conceptId)
  return rows.map((row) => addressResource(row, bestArea(areas, branches, row)?.area ?? null))
}

function addressResource(row: AddressRow, area: DeliveryArea | null): AddressResource {
  return {
    type: 'addresses',
    id: row.id,
    attributes: {
      lat: row.lat,
      long: row.long,
      line1: row.line1,
      line2: row.line2,
      label: row.label,
      telephone: row.telephone,
      instructions: row.instructions,
      city: row.city,
      state: row.state,
      country: row.country,
      'postal-code': row.postalCode,
      'photo-uri': row.photoUri,
      street: row.street,
      block: row.block,
      building: row.building,
      floor: row.floor,
      'house-number': row.houseNumber,
      landmark: row.landmark,
      'delivery-area-id': area?.id ?? null,
      status: area ? 'active' : 'inactive',
    },
  }
}
