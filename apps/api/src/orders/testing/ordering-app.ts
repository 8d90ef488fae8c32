import type { WrittenPayload } from '@sufra/contract/orders/checkout-payload'
import { plantBrands } from '../../planting/plant-brands.ts'
import { buildTestApp, headersOf } from '../../testing/test-app.ts'
import { ORDERING_BRAND, ORDERING_NOW } from './ordering-brand.ts'

/** The API with the brand prices are tested on, at a moment when all of it is open. */
export async function orderingApp(given: Parameters<typeof buildTestApp>[0] = {}) {
  const test = await buildTestApp({ clock: () => ORDERING_NOW, ...given })
  await plantBrands(test.database, [ORDERING_BRAND])
  const send = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...headersOf(ORDERING_BRAND), 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })
  return {
    ...test,
    send,
    /** What POST /orders/calculate makes of it. */
    calculate: (payload: WrittenPayload, headers?: Record<string, string>) =>
      send('/orders/calculate', payload, headers),
  }
}
