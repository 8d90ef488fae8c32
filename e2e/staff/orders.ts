import type { APIRequestContext } from '@playwright/test'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { brandApi, fetchFrom } from '../shop/brand-api.ts'
import { aCustomer } from '../shop/customers.ts'

type Wanted = { branch: number; type?: OrderType; notes?: string; leftOut?: number[] }

/** A customer of the staffed brand orders two wraps, paid in cash. */
export async function placeOrderAtBranch(request: APIRequestContext, wanted: Wanted) {
  const { branch, type = 'to-go', notes = '', leftOut = [] } = wanted
  const { user, calls } = await aCustomer(request, 'staffed', { accountType: 'registered' })
  const call = await caller(request, user.token)
  const { id, number } = await place()
  return {
    id,
    number,
    arrive: () => call('POST', `/orders/${id}/arrival`),
    /** What the customer sees of it. */
    async seen() {
      const { data } = await (await call('GET', `/orders/${id}`)).json()
      return data.attributes as { status: string; reason: string | null }
    },
    async driver() {
      const { data } = await (await call('GET', `/orders/${id}/employees`)).json()
      return data[0]?.attributes.name as string | undefined
    },
  }

  async function place() {
    const response = await call('POST', '/orders', {
      type: type === 'curbside' ? 'to-go' : type,
      location: branch,
      items: [
        {
          id: 1,
          quantity: 2,
          ingredients: leftOut.map((ingredient) => ({ id: ingredient })),
          notes: 'cut in half',
        },
      ],
      notes,
      'payment-method': 'cash',
      ...(type === 'curbside' && { type: 'curbside', 'car-id': await carId() }),
      ...(type === 'deliver' && { address: await addressId() }),
    })
    const { data, errors } = await response.json()
    if (!data) throw new Error(JSON.stringify(errors))
    return { id: data.id as string, number: data.attributes.number as number }
  }

  async function carId() {
    const { data } = await calls.addCar(user.id, { color: 1, maker: 1, 'plate-number': 'ABC 1234' })
    return data.id
  }

  async function addressId() {
    const at = { lat: 20 + branch, long: 46.7 }
    const { data } = await calls.addAddress(user.id, { ...at, line1: '12 Palm Street' })
    return data.id
  }
}

/** Places one more order and says how the server answered. */
export async function tryToOrder(request: APIRequestContext, branch: number, itemId = 1) {
  const { user } = await aCustomer(request, 'staffed')
  const call = await caller(request, user.token)
  const body = { type: 'to-go', location: branch, items: [{ id: itemId, quantity: 1 }] }
  const response = await call('POST', '/orders', { ...body, 'payment-method': 'cash' })
  return { status: response.status, code: (await response.json()).errors?.[0]?.code }
}

async function caller(request: APIRequestContext, token: string) {
  const { application } = await brandApi(request, 'staffed', 'en-us')
  const fetch = fetchFrom(request, 'staffed.localhost')
  return (method: string, path: string, body?: object) =>
    fetch(`/api${path}`, {
      method,
      headers: {
        'app-key': application.attributes.key,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
}
