import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './hydrated.ts'

/** Sheets over a page, one at a time. Open is an entry in the history, so that going back closes it, as people expect on a phone. */
export function useSheets() {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const named: unknown = location.state?.sheet
  return {
    opened: isHydrated && typeof named === 'string' ? named : null,
    open: (sheet: string) =>
      navigate(location, { state: { ...location.state, sheet }, preventScrollReset: true }),
    close: () => navigate(-1),
  }
}

export function useSheet(name: string) {
  const { opened, open, close } = useSheets()
  return { isOpen: opened === name, open: () => open(name), close }
}
