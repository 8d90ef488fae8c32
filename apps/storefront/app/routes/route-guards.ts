import { mustChooseLocation } from '#app/features/home/force-location.ts'
import type { HomeData } from '#app/features/home/home-data.server.ts'
import { isFromQrCode } from '#app/features/home/qr-visit.ts'
import { lastLocation } from '#app/platform/storage/keys/last-location.ts'

/** What may turn a visitor away before a page is shown, by name: the path they are sent to, or null to let them in. */
export const ROUTE_GUARDS = {
  /** A brand that wants a destination first sends a visitor without one to the chooser. */
  'force-location': ({ forced, chooser }: HomeData, url: URL): string | null => {
    const type =
      forced &&
      mustChooseLocation({
        ...forced,
        hasLastLocation: lastLocation.read() !== null,
        isFromQrCode: isFromQrCode(url),
      })
    return type && chooser ? `${chooser}/${type}` : null
  },
}
