import type { Followed } from '../storage/live-value.ts'

const query = () => window.matchMedia('(min-width: 60rem)')

/** Whether the cart stands beside the menu instead of in a bar at the bottom. */
export const wideScreen: Followed<boolean> = {
  read: () => query().matches,
  subscribe: (listener) => {
    const media = query()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
}
