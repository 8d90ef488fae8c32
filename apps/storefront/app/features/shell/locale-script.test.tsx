import { aStorage } from '@sufra/web/storage/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LocaleScript } from './locale-script.tsx'

const LANGUAGES = { primaryLocale: 'en-us', secondaryLocale: 'ar-sa' } as const

/** One tab of a visitor's browser: pages come and go in it, what is stored stays. */
function aTab(stored: string | null) {
  const localStorage = aStorage()
  if (stored) localStorage.setItem('locale', stored)
  const tab = {
    localStorage,
    sessionStorage: aStorage(),
    document: { cookie: '' },
    location: { reload: vi.fn() },
  }
  /** The page starts without a cookie, as after a week. */
  const show = (locale: 'en-us' | 'ar-sa') => {
    tab.document.cookie = ''
    const markup = renderToStaticMarkup(<LocaleScript brand={{ ...LANGUAGES, locale }} />)
    const script = markup.replace(/<\/?script>/g, '')
    new Function(...Object.keys(tab), script)(...Object.values(tab))
  }
  return { ...tab, show }
}

test('a page in the stored language renews the cookie, and stays', () => {
  const { show, document, location } = aTab('ar-sa')
  show('ar-sa')
  expect(document.cookie).toBe('locale=ar-sa; path=/; max-age=31536000; samesite=lax')
  expect(location.reload).not.toHaveBeenCalled()
})

test('a page in the other language corrects the cookie and is loaded anew', () => {
  const { show, document, location } = aTab('ar-sa')
  show('en-us')
  expect(document.cookie).toContain('locale=ar-sa;')
  expect(location.reload).toHaveBeenCalledOnce()
})

test('a browser that refuses the cookie is not asked to load the page again', () => {
  const { show, document, location } = aTab('ar-sa')
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  show('en-us')
  expect(location.reload).not.toHaveBeenCalled()
})

test('where loading anew does not help, it is not tried again', () => {
  const { show, location } = aTab('ar-sa')
  show('en-us')
  show('en-us')
  expect(location.reload).toHaveBeenCalledOnce()
})

test('once it has helped, it may be tried again', () => {
  const { show, location } = aTab('ar-sa')
  show('en-us')
  show('ar-sa')
  show('en-us')
  expect(location.reload).toHaveBeenCalledTimes(2)
})

test.each([null, 'fr', 'de', ''])('%j stored is no language of the brand', (stored) => {
  const { show, document, location } = aTab(stored)
  show('en-us')
  expect(document.cookie).toBe('')
  expect(location.reload).not.toHaveBeenCalled()
})

test('a browser that keeps nothing shows the page as it came', () => {
  const { show, location, localStorage } = aTab('ar-sa')
  localStorage.getItem = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  show('en-us')
  expect(location.reload).not.toHaveBeenCalled()
})
