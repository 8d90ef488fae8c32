import { type HomeVisit, mustChooseLocation } from '@sufra/domain/force-location'

/**
 * On a fresh load the redirect runs before anything is painted, so that the home page never flashes.
 * Only the browser knows whether a location was chosen and whether a QR code led here.
 */
export function ForceLocationScript(props: {
  forced: Omit<HomeVisit, 'hasLastLocation' | 'isFromQrCode'>
  chooser: string
}) {
  const type = mustChooseLocation({ ...props.forced, hasLastLocation: false, isFromQrCode: false })
  if (!type) return null
  const target = JSON.stringify(`${props.chooser}/${type}`)
  const script = `try{if(!localStorage.getItem('last_location')&&!/[?&](qr|table|qr_code)=/.test(location.search))location.replace(${target})}catch(e){}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own path as a JSON string
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
