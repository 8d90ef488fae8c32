/** Names that stay in their own letters in every language. */
export const OWN_LETTERS = [
  ...['Facebook', 'Twitter', 'Instagram', 'Snapchat', 'Sufra'],
  ...['JPEG', 'PNG', 'WebP', 'PDF'],
]

/** Runs in the page: words that no visitor should read. */
export function wordingFaults({
  isArabic,
  ownLetters,
}: {
  isArabic: boolean
  ownLetters: string[]
}) {
  const faults: string[] = []
  for (const words of [document.title, ...attributes(), ...texts()]) {
    if (/undefined|NaN|\[object Object\]/.test(words)) faults.push(`raw value: ${words}`)
    if (/[\u0660-\u0669\u06F0-\u06F9]/.test(words)) faults.push(`Arabic-Indic digits: ${words}`)
    if (/[\u20C1\u20C3\uFDFC]/.test(words)) faults.push(`a sign no font has: ${words}`)
    if (/\b[a-z]+(_[a-z]+)+\b/.test(words)) faults.push(`text key: ${words}`)
    if (isArabic && latin(words)) faults.push(`Latin in Arabic: ${words}`)
  }
  return faults

  function latin(words: string) {
    const withoutAddresses = words.replace(/[\w.@+-]+(\.example|@)\S*/g, '')
    const rest = ownLetters.reduce((text, name) => text.replaceAll(name, ''), withoutAddresses)
    return /[A-Za-z]{3,}/.test(rest)
  }

  /** What says which language it is in is allowed to be in it. */
  function isForeign(element: Element | null) {
    const spoken = element?.closest('[lang]')
    return spoken !== null && spoken !== undefined && spoken !== document.documentElement
  }

  function texts() {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || /^(SCRIPT|STYLE)$/.test(parent.tagName) || isForeign(parent)) continue
      const words = node.textContent?.trim()
      if (words) found.push(words)
    }
    return found
  }

  function attributes() {
    const names = ['aria-label', 'alt', 'title', 'placeholder']
    return names.flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)]
        .filter((element) => !isForeign(element))
        .map((element) => element.getAttribute(name) ?? ''),
    )
  }
}
