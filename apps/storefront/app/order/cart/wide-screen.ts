import { liveValue, type ReadableStore } from '@sufra/web/storage/live-value'

const query = () => window.matchMedia('(min-width: 60rem)')

/** Whether a page that has the cart beside it also shows it there. */
export const wideScreen: ReadableStore<boolean> = {
  read: () => query().matches,
  subscribe: (listener) => {
    const media = query()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
}

/** Whether this page has the cart beside it. */
export const besideMenu = liveValue(false)
