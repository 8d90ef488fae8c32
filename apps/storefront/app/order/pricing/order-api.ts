import type { OrderClient } from '@sufra/contract/client/order-client'
import { currentUser } from '../../platform/session/current-user.ts'
import { apiSettings, type RequestContext } from '../../platform/visit/api-settings.ts'

/** The calls about an order, without the loading bar: whoever makes them shows their own waiting. */
export async function orderApi(context: RequestContext): Promise<OrderClient> {
  const { orderClient } = await import('@sufra/contract/client/order-client')
  const token = currentUser.read()?.token
  return orderClient({ ...apiSettings(context), ...(token && { token }) })
}
