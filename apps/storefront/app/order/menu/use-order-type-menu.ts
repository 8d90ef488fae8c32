import { menuTypeOf } from '@sufra/domain/vocabulary/order-types'
import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Brands with separated menus: once an order type is chosen, its own menu is asked for (`?type=deliver`). */
export function useOrderTypeMenu() {
  const { hasSeparatedMenus } = useBrand().menus
  const orderType = useStored(storedOrderType, null)
  const [search, setSearch] = useSearchParams()
  const wanted = hasSeparatedMenus && orderType ? menuTypeOf(orderType) : null
  const shown = search.get('type')

  useEffect(() => {
    if (!wanted || wanted === shown) return
    setSearch(
      (current) => {
        current.set('type', wanted)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [wanted, shown, setSearch])
}
