import { randomUUID } from 'node:crypto'
import type { BrandApi } from './brand-api.ts'
import { orderPayload } from './payloads.ts'

/** One order of a customer's; answers its id. */
export async function placeOne(api: BrandApi, token: string, number: number): Promise<string> {
  const { status, body } = await api.send({
    method: 'POST',
    path: '/orders',
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify(orderPayload(number)),
  })
  if (status !== 201) throw new Error(`An order was answered ${status}: ${body}`)
  return JSON.parse(body).data.id
}

export async function moveOne(api: BrandApi, token: string, orderId: string, status: string) {
  const answer = await api.send({
    method: 'POST',
    path: `/orders/${orderId}/statuses`,
    token,
    body: JSON.stringify({ status }),
  })
  if (answer.status !== 200) throw new Error(`A move was answered ${answer.status}: ${answer.body}`)
}
