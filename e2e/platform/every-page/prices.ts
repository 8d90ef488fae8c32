/** Runs in the page: prices whose sign, digits or line are not as they should be. */
export function priceFaults({ isDrawn }: { isDrawn: boolean }) {
  const faults: string[] = []
  for (const price of document.querySelectorAll<HTMLElement>('.price')) {
    const written = price.querySelector('bdi')
    if (!written || written.getClientRects().length === 0) continue
    const words = written.textContent ?? ''
    const signs = [...written.querySelectorAll('svg')]
    if (signs.length !== (isDrawn ? 1 : 0)) faults.push(`${signs.length} signs: ${words}`)
    const lines = new Set([...written.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size > 1) faults.push(`wrapped: ${words}`)
    if (price.scrollWidth > price.clientWidth + 1 && getComputedStyle(price).display !== 'inline') {
      faults.push(`cut off: ${words}`)
    }
    const { fontSize, fontVariantNumeric } = getComputedStyle(written)
    if (!fontVariantNumeric.includes('tabular-nums')) faults.push(`uneven digits: ${words}`)
    const [sign] = signs
    const digits = digitsOf(written)
    if (!sign || !digits) continue
    const gap = (digits.left - sign.getBoundingClientRect().right) / Number.parseFloat(fontSize)
    if (gap < 0.15 || gap > 0.35) faults.push(`gap of ${gap.toFixed(2)}em: ${words}`)
  }
  return faults

  function digitsOf(written: Element) {
    const text = [...written.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? ''),
    )
    if (!text) return null
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }
}
