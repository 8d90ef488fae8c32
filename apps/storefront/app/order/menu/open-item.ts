import { afterPaint } from '@sufra/web/page/after-paint'
import { liveValue } from '@sufra/web/storage/live-value'
import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

type Options = {
  /** The item's own page: the address bar shows it while the sheet lies over another page. */
  href: string
  /** The cart line being edited, by its key. */
  editing?: string
}

type OpenItem = { itemId: number; editing: string | null }

/** What has just been tapped: it is shown at once, and the address says so a moment later. */
const tapped = liveValue<OpenItem | null>(null)
/** The way of the address to an item, until the page has seen that it is there. */
let arrival: Promise<void> | null = null

/** The sheet is open while the address says which item; going back closes it. */
export function useItemSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const fresh = useStored(tapped, null)
  const id = Number(new URLSearchParams(location.search).get('item'))
  const isInAddress = Number.isInteger(id) && id > 0
  const editing = typeof location.state?.editing === 'string' ? location.state.editing : null

  useEffect(() => {
    if (!isInAddress) return
    tapped.write(null)
    arrival = null
  }, [isInAddress])

  return {
    itemId: isInAddress ? id : (fresh?.itemId ?? null),
    editing: isInAddress ? editing : (fresh?.editing ?? null),
    close: async () => {
      tapped.write(null)
      const isThereSoon = arrival
      arrival = null
      await isThereSoon
      if (isInAddress || isThereSoon) navigate(-1)
    },
  }
}

export function useOpenItem() {
  const location = useLocation()
  const navigate = useNavigate()
  return (itemId: number, { href, editing }: Options) => {
    const search = new URLSearchParams(location.search)
    const isOverAnother = search.has('item')
    search.set('item', String(itemId))
    const options: NavigateOptions = {
      mask: href,
      preventScrollReset: true,
      state: { ...location.state, ...(editing && { editing }) },
    }
    const go = async () => navigate({ pathname: location.pathname, search: `?${search}` }, options)
    if (isOverAnother) return void go()
    tapped.write({ itemId, editing: editing ?? null })
    afterPaint(() => {
      // Unless it has been closed again already.
      if (tapped.read()) arrival = go()
    })
  }
}
