/** Runs in the page: pictures that are broken, or blown up beyond what was fetched for them. */
export function pictureFaults() {
  const faults: string[] = []
  // Beyond one and a half, eyes see no difference at arm's length.
  const density = Math.min(devicePixelRatio, 1.5)
  for (const picture of document.querySelectorAll('img')) {
    const { width, height } = picture.getBoundingClientRect()
    if (width === 0 || !picture.complete) continue
    const name = picture.currentSrc.split('/').at(-1)
    if (picture.naturalWidth === 0) {
      faults.push(`broken: ${name}`)
      continue
    }
    if (picture.currentSrc.endsWith('.svg')) continue
    // With `sizes` the browser reports the size it was told, not the file's own.
    const fetched = Number(/-(\d+)\.\w+$/.exec(picture.currentSrc)?.[1] ?? picture.naturalWidth)
    const fetchedHeight = (fetched * picture.naturalHeight) / picture.naturalWidth
    const enlarged = Math.max((width * density) / fetched, (height * density) / fetchedHeight)
    if (enlarged > 1.01) faults.push(`enlarged ${enlarged.toFixed(2)} times: ${name}`)
  }
  return faults
}
