import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { confirmPlaceChange } from '../../order/destination/place-change.ts'
import { readPlace, rememberPlace } from '../../order/destination/stored-place.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { placeAtTable, tableCodeIn } from './table-visit.ts'

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
      const client = await browserClient(brand, { isQuiet: true })
      const next = await placeAtTable(readPlace(), code, { client, allowedTypes: brand.orderTypes })
      if (await confirmPlaceChange(next)) rememberPlace(next)
    }
    sitDown()
  }, [table, location])
  return null
}
