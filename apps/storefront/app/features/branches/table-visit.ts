import type { ApiClient } from '@sufra/contract/client/client'
import { chooseBranch, chooseOrderType, type Destination } from '@sufra/domain/branch/destination'
import { locationIdFromSlug } from '@sufra/domain/menu/slug'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { tableFrom } from '../../platform/storage/keys/cart-table.ts'

/** What a table's QR code says: the table, and the branch it stands in. */
export type TableCode = { table: string; branchId: number | null }

export function tableCodeIn(search: URLSearchParams): TableCode | null {
  const table = tableFrom(search.get('table') ?? '')
  if (table === null) return null
  return { table, branchId: locationIdFromSlug(search.get('location') ?? '') }
}

type Visited = {
  client: Pick<ApiClient['branches'], 'location'>
  allowedTypes: readonly OrderType[]
}

/** Whoever scans a table's code wants to eat at it: there, if the code names the branch and it is ours. */
export async function destinationAtTable(
  destination: Destination,
  { table, branchId }: TableCode,
  { client, allowedTypes }: Visited,
): Promise<Destination> {
  const types = (['dine-in', 'eat-in'] as const).filter((type) => allowedTypes.includes(type))
  const staying = types.find((type) => type === destination.orderType) ?? types[0]
  const seated = staying ? chooseOrderType(destination, staying) : destination
  const branch = branchId === null ? null : await client.location(branchId).catch(() => null)
  if (!branch) return { ...seated, table }
  const { name, lat, long } = branch.data.attributes
  return { ...chooseBranch(seated, { id: branch.data.id, name, lat, long }, allowedTypes), table }
}
