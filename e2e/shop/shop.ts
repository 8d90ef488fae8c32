import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { originOf } from '../system/address.ts'
import { brandApi } from './brand-api.ts'
import { aCustomer, type SignedIn } from './customers.ts'
import { watchFaults } from './faults.ts'
import { TEXTS } from './texts.ts'

type Visit = {
  /** A visitor who has chosen this language before; absent, one who comes for the first time. */
  locale?: Locale
  dark?: boolean
  /** The home page's popup waits for whoever has not closed it on this visit. */
  popup?: 'closed' | 'waiting'
  chosen?: { location: { id: number; name: Record<string, string> }; orderType: OrderType }
  /** Somebody who has signed in before. */
  user?: SignedIn
  /** False where the page's scripts are not meant to come alive. */
  isAlive?: boolean
  /** True where its pictures count as well. */
  isWhole?: boolean
}

/** One visitor in one browser. Speaks of the product, not of the page's markup. */
export function openShop(page: Page, request: APIRequestContext) {
  const faults = watchFaults(page)
  let visits = 0

  return {
    faults,
    texts: (locale: Locale) => TEXTS[locale],
    brand: (brand: string, locale: Locale = 'en-us') => brandApi(request, brand, locale),
    menu: async (brand: string) => (await brandApi(request, brand, 'en-us')).menu,
    /** Somebody of the brand's, with a proven mobile number; `user` signs them in on a visit. */
    customer: (brand: string, wanted?: Parameters<typeof aCustomer>[2]) =>
      aCustomer(request, brand, wanted),

    /** Opens a page of the brand and waits until it answers to taps. */
    async open(brand: string, path: string, visit: Visit = {}) {
      await prepare(brand, visit)
      const waitUntil = visit.isWhole ? 'load' : 'domcontentloaded'
      const response = await page.goto(originOf(brand) + path, { waitUntil })
      if (visit.isAlive !== false) await comesAlive(page)
      return response
    },
  }

  async function prepare(brand: string, { locale, dark, popup = 'closed', chosen, user }: Visit) {
    if (locale) {
      await page
        .context()
        .addCookies([{ name: 'locale', value: locale, url: originOf(brand), sameSite: 'Lax' }])
    }
    visits += 1
    await page.addInitScript(rememberOnce, {
      origin: originOf(brand),
      mark: `e2e-visit-${visits}`,
      local: {
        ...(locale && { locale }),
        ...(dark !== undefined && { appearance: dark ? 'dark' : 'light' }),
        ...(chosen && {
          last_location: JSON.stringify({ lat: 24.7, long: 46.7, ...chosen.location }),
          order_type: chosen.orderType,
          order_time: String(Date.now()),
        }),
        ...(user && { currentUser: JSON.stringify(user) }),
      },
      session: { ...(popup === 'closed' && { seen_popups: '[1]' }) },
    })
  }
}

/** React has taken over the server's page: taps from here on are heard. */
export const comesAlive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })

type Memory = {
  origin: string
  mark: string
  local: Record<string, string>
  session: Record<string, string>
}

/** Runs before every page of the visit but counts once: what the visitor changes later stays changed. */
function rememberOnce({ origin, mark, local, session }: Memory) {
  if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return
  sessionStorage.setItem(mark, 'prepared')
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}
