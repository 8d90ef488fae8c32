import type { ApiClient } from '@sufra/contract/client/client'
import { chooseBranch, chooseOrderType, type Destination } from '@sufra/domain/branch/destination'
import { locationIdFromSlug } from '@sufra/domain/menu/slug'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { tableFrom } from '#app/platform/storage/keys/cart-table.ts'
import { confirmDestinationChange } from '../../order/destination/destination-change.ts'
import { readDestination, rememberDestination } from '../../order/destination/stored-destination.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Takes a visitor who came by a table's QR code to that table. Shows nothing. */
export default function TableVisitor() {
  const brand = useBrand()
  const [search] = useSearchParams()
  const table = search.get('table')
  const location = search.get('location')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code counts once, however often the page is rendered
  useEffect(() => {
    const code = tableCodeIn(search)
    if (!code) return
    const sitDown = async () => {
      const { branches: client } = browserClient(brand, { isQuiet: true })
      const next = await destinationAtTable(readDestination(), code, {
        client,
        allowedTypes: brand.orderTypes,
      })
      if (await confirmDestinationChange(next)) rememberDestination(next)
    }
    sitDown()
  }, [table, location])
  return null
}

/** The parameters of a table's QR code: the table, and its branch. */
type TableCode = { table: string; branchId: number | null }

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
