import type { OrderClient } from '@sufra/contract/client/order-client'
import { currentUser } from '../../platform/session/current-user.ts'
import { type Asker, apiSettings } from '../../platform/visit/api-settings.ts'

/** The calls about an order, without the loading bar: whoever makes them shows their own waiting. */
export async function orderApi(asker: Asker): Promise<OrderClient> {
  const { orderClient } = await import('@sufra/contract/client/order-client')
  const token = currentUser.read()?.token
  return orderClient({ ...apiSettings(asker), ...(token && { token }) })
}
