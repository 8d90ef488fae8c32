import { vi } from 'vitest'

/** A browser window as far as storage and events go, in place of the one Node lacks. */
export class TestWindow extends EventTarget {
  readonly localStorage = aStorage()
  readonly sessionStorage = aStorage()

  /** The other tab's change is in storage before the event tells of it. */
  changeInOtherTab(key: string, text: string) {
    this.localStorage.setItem(key, text)
    this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}

export function openWindow(): TestWindow {
  const opened = new TestWindow()
  vi.stubGlobal('window', opened)
  return opened
}

export function aStorage(overrides: Partial<Storage> = {}): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
    ...overrides,
  }
}
