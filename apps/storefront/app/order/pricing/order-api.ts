import type { OrderClient } from '@sufra/contract/client/order-client'
import { currentUser } from '../../platform/session/current-user.ts'
import { baseUrl } from '../../platform/visit/base-url.ts'
import type { Brand } from '../../platform/visit/brand.ts'

/** The calls about an order, without the loading bar: whoever makes them shows their own waiting. */
export async function orderApi({
  key,
  locale,
}: Pick<Brand, 'key' | 'locale'>): Promise<OrderClient> {
  const { orderClient } = await import('@sufra/contract/client/order-client')
  const token = currentUser.read()?.token
  return orderClient({
    baseUrl: `${baseUrl()}/api`,
    appKey: key,
    locale,
    ...(token && { token }),
  })
}
