import { type HomeVisit, mustChooseLocation } from '#app/features/home/force-location.ts'
import { InlineScript } from '#app/platform/visit/inline-script.tsx'
import { QR_PARAMETERS } from './qr-visit.ts'

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
  const names = JSON.stringify(QR_PARAMETERS)
  // An unreadable destination counts as none; without access to storage the visitor may stay.
  const script = `try{let l=localStorage.getItem('last_location'),q=new URLSearchParams(location.search);try{l=JSON.parse(l)}catch(e){}if(!(l?.id>0)&&!${names}.some(n=>q.has(n)))location.replace(${target})}catch(e){}`
  return <InlineScript code={script} />
}
