/** In CSS pixels: what may be touched at all, and what people steer by. */
const SMALLEST = 24
const COMFORTABLE = 44

export const TARGET_SIZES = { smallest: SMALLEST, comfortable: COMFORTABLE }

/** Runs in the page: links, buttons and fields too small to hit. */
export function targetFaults({ smallest, comfortable }: typeof TARGET_SIZES) {
  const faults: string[] = []
  const scope: ParentNode = document.querySelector('dialog[open]') ?? document
  for (const target of scope.querySelectorAll<HTMLElement>('a[href], button, input, select')) {
    const box = hitBox(target)
    const isHidden = box.width <= 1 || box.height <= 1 || target.matches('a[href="#content"]')
    if (isHidden || isWithinText(target)) continue
    const least = isMain(target) ? comfortable : smallest
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`
    if (box.height < least - 0.5 || box.width < smallest - 0.5) {
      faults.push(`${size} instead of ${least}: ${target.textContent || target.outerHTML}`)
    }
  }
  return faults

  /** A link may be stretched over its card, and a radio button be drawn by its label. */
  function hitBox(target: HTMLElement): DOMRect {
    const label = target instanceof HTMLInputElement ? target.closest('label') : null
    if (label) return label.getBoundingClientRect()
    const after = getComputedStyle(target, '::after')
    const isStretched = after.content !== 'none' && after.position === 'absolute'
    const card = isStretched && getComputedStyle(target).position === 'static'
    return ((card && target.offsetParent) || target).getBoundingClientRect()
  }

  function isWithinText(target: HTMLElement) {
    return target.matches('p a, .prose a') && getComputedStyle(target).display === 'inline'
  }

  function isMain(target: HTMLElement) {
    return target.matches('header *, button, input, dialog a, main nav a')
  }
}
