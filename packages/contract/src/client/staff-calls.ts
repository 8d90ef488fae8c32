import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { Caller } from './caller.ts'

type Stocked = 'items' | 'categories'

/** What the people of the brand do. All but `signIn` need a session: `token`, or `holdsCookie` in a page. */
export function staffCalls({ get, post, put, patch, send }: Caller) {
  const at = (locationId: number) => ({ query: { 'location-id': locationId } })

  return {
    signIn: (body: { email: string; password: string; code?: string }) =>
      post('StaffSessionDocument', 'staff/login', { body }),
    signOut: () => send('POST', 'staff/logout'),
    me: () => get('StaffDocument', 'staff/me'),
    sessions: () => get('StaffSessionList', 'staff/sessions'),
    endSession: (id: string) => send('DELETE', `staff/sessions/${id}`),
    endOtherSessions: () => send('DELETE', 'staff/sessions'),
    secondFactor: () => get('SecondFactorDocument', 'staff/second-factor'),
    beginSecondFactor: (password: string) =>
      post('SecondFactorSecret', 'staff/second-factor', { body: { password } }),
    confirmSecondFactor: (code: string) =>
      post('RecoveryCodes', 'staff/second-factor/confirmation', { body: { code } }),
    removeSecondFactor: (body: { password: string; code: string }) =>
      send('POST', 'staff/second-factor/removal', { body }),
    /** The newest first; before the one named, if any. */
    acts: (before?: string) => get('StaffActList', 'staff/acts', { query: { before } }),

    locations: () => get('LocationList', 'locations'),
    board: (locationId: number) => get('BoardDocument', 'board', at(locationId)),
    drivers: (locationId: number) => get('BoardDriverList', 'board/drivers', at(locationId)),
    moveOrder: (orderId: string, status: OrderStatus, reason: string | null = null) =>
      send('POST', `orders/${orderId}/statuses`, { body: { status, reason } }),
    assignDriver: (orderId: string, driverId: string | null) =>
      put('EmployeeList', `orders/${orderId}/driver`, { body: { 'driver-id': driverId } }),

    setAcceptance: (locationId: number, acceptsOrders: boolean) =>
      patch('LocationDocument', `locations/${locationId}/acceptance`, {
        body: { 'accepts-orders': acceptsOrders },
      }),
    stock: (locationId: number) => get('StockDocument', `locations/${locationId}/stock`),
    /** The branch has run out of it, or has it again. */
    setStock: (locationId: number, what: Stocked, id: number, isOut: boolean) =>
      send(isOut ? 'PUT' : 'DELETE', `locations/${locationId}/stock/${what}/${id}`),
  }
}
