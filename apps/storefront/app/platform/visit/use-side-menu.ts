import { useLocation, useNavigate } from 'react-router'

/** Open is an entry in the history, so that going back closes it, as people expect on a phone. */
export function useSideMenu() {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = location.state?.sideMenu === true
  return {
    isOpen,
    open: () =>
      navigate(location, {
        state: { ...location.state, sideMenu: true },
        preventScrollReset: true,
      }),
    close: () => navigate(-1),
  }
}
