import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { z } from 'zod'
import { LocationDocument, LocationList } from '../branches/locations.ts'
import { BoardDocument, BoardDriverList, StockDocument } from '../orders/board.ts'
import { EmployeeList } from '../orders/orders.ts'
import { StaffDocument, StaffSessionDocument } from '../people/staff.ts'
import { type ApiSettings, callApi } from './api-call.ts'

export type StaffClient = ReturnType<typeof staffClient>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Sent = { query?: Record<string, string | number | undefined>; body?: unknown }
type Stocked = 'items' | 'categories'

/** The calls of the people of the brand. All but `signIn` need `token` in the settings. */
export function staffClient(settings: ApiSettings) {
  const call = <Schema extends z.ZodType>(
    method: Method,
    schema: Schema,
    uri: string,
    sent: Sent = {},
  ) =>
    callApi<z.output<Schema>>(settings, {
      method,
      uri,
      read: (answer) => schema.parse(answer),
      ...sent,
    })
  const send = (method: Method, uri: string, sent: Sent = {}) =>
    callApi(settings, { method, uri, read: () => undefined, ...sent })
  const at = (locationId: number) => ({ query: { 'location-id': locationId } })

  return {
    signIn: (body: { email: string; password: string }) =>
      call('POST', StaffSessionDocument, 'staff/login', { body }),
    signOut: () => send('POST', 'staff/logout'),
    me: () => call('GET', StaffDocument, 'staff/me'),

    locations: () => call('GET', LocationList, 'locations'),
    board: (locationId: number) => call('GET', BoardDocument, 'board', at(locationId)),
    drivers: (locationId: number) => call('GET', BoardDriverList, 'board/drivers', at(locationId)),
    moveOrder: (orderId: string, status: OrderStatus, reason: string | null = null) =>
      send('POST', `orders/${orderId}/statuses`, { body: { status, reason } }),
    assignDriver: (orderId: string, driverId: string | null) =>
      call('PUT', EmployeeList, `orders/${orderId}/driver`, { body: { 'driver-id': driverId } }),

    setAcceptance: (locationId: number, acceptsOrders: boolean) =>
      call('PATCH', LocationDocument, `locations/${locationId}/acceptance`, {
        body: { 'accepts-orders': acceptsOrders },
      }),
    stock: (locationId: number) => call('GET', StockDocument, `locations/${locationId}/stock`),
    /** The branch has run out of it, or has it again. */
    setStock: (locationId: number, what: Stocked, id: number, isOut: boolean) =>
      send(isOut ? 'PUT' : 'DELETE', `locations/${locationId}/stock/${what}/${id}`),
  }
}
