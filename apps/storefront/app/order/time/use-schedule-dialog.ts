import { useLocation, useNavigate } from 'react-router'

/** The dialog is open while the history's entry says so; going back closes it, and only it. */
export function useScheduleDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  return {
    // A reload starts with the cart alone: opened together with it, the dialog would lie below.
    isOpen: location.state?.schedulingSince === performance.timeOrigin,
    open: () =>
      navigate(location, {
        state: { ...location.state, schedulingSince: performance.timeOrigin },
        preventScrollReset: true,
      }),
    close: () => navigate(-1),
  }
}
