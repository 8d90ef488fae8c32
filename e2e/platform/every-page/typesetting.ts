/** Runs in the page: sideways scrolling, cut-off labels, headings and letters not set as they should be. */
export function typesettingFaults({ isArabic }: { isArabic: boolean }) {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`)

  const headings = [...document.querySelectorAll('h1')]
  if (headings.length !== 1) faults.push(`${headings.length} main headings`)

  for (const button of document.querySelectorAll<HTMLElement>('button, a')) {
    const { overflowX, textOverflow } = getComputedStyle(button)
    const isCut = overflowX === 'hidden' || textOverflow === 'ellipsis'
    if (isCut && button.scrollWidth > button.clientWidth + 1) {
      faults.push(`cut off: ${button.textContent}`)
    }
  }
  if (isArabic) faults.push(...arabicFaults())
  return [...new Set(faults)]

  /** Arabic letters are joined, and taller than Latin ones. */
  function arabicFaults() {
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
      if (!/[\u0621-\u064A]/.test(words) || element.getClientRects().length === 0) continue
      const { letterSpacing, lineHeight, fontSize, fontStyle } = getComputedStyle(element)
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      if (letterSpacing !== 'normal' && letterSpacing !== '0px') found.push(`spaced: ${words}`)
      if (leading < 1.45) found.push(`lines at ${leading.toFixed(2)}: ${words}`)
      if (fontStyle !== 'normal') found.push(`slanted: ${words}`)
    }
    return found
  }
}
