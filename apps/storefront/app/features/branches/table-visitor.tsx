import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { confirmDestinationChange } from '../../order/destination/destination-change.ts'
import { readDestination, rememberDestination } from '../../order/destination/stored-destination.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { destinationAtTable, tableCodeIn } from './table-visit.ts'

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
