import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

type Options = {
  /** The item's own page: the address bar shows it while the sheet lies over another page. */
  href: string
  /** The cart line being edited, by its key. */
  editing?: string
}

/** The sheet is open while the address says which item; going back closes it. */
export function useItemSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const id = Number(new URLSearchParams(location.search).get('item'))

  return {
    itemId: Number.isInteger(id) && id > 0 ? id : null,
    editing: typeof location.state?.editing === 'string' ? location.state.editing : null,
    open: (itemId: number, { href, editing }: Options) => {
      const search = new URLSearchParams(location.search)
      search.set('item', String(itemId))
      const options: NavigateOptions = {
        mask: href,
        preventScrollReset: true,
        // The sheet answers a finger: it does not wait for a quiet moment.
        flushSync: true,
        state: { ...location.state, ...(editing && { editing }) },
      }
      return navigate({ pathname: location.pathname, search: `?${search}` }, options)
    },
    close: () => navigate(-1),
  }
}
