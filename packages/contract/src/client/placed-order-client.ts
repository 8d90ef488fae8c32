import type { z } from 'zod'
import {
  EmployeeList,
  type FeedbackRequest,
  OrderDocument,
  OrderList,
  OrderStatusList,
  type WrittenOrder,
} from '../orders/orders.ts'
import { FeedbackDocument, TopicList } from '../people/feedback.ts'
import { PAGE_SIZE } from '../wire/json-api.ts'
import { type ApiSettings, callApi } from './api-call.ts'

export type PlacedOrderClient = ReturnType<typeof placedOrderClient>

type Included = 'items' | 'location' | 'feedbacks.ratings'
type Sent = {
  body?: unknown
  headers?: Record<string, string>
  query?: Record<string, string | number | undefined>
}

/** The calls about orders once they are sent. All of them need `token` in the settings. */
export function placedOrderClient(settings: ApiSettings) {
  const call =
    (method: 'GET' | 'POST' | 'PATCH') =>
    <Schema extends z.ZodType>(schema: Schema, uri: string, sent: Sent = {}) =>
      callApi<z.output<Schema>>(settings, {
        method,
        uri,
        read: (answer) => schema.parse(answer),
        ...sent,
      })
  const get = call('GET')
  const post = call('POST')
  const patch = call('PATCH')

  return {
    /** Sent again under the same key, it answers with the order that was placed the first time. */
    place: (order: WrittenOrder, key: string) =>
      post(OrderDocument, 'orders', { body: order, headers: { 'idempotency-key': key } }),

    orders: (customerId: string) =>
      get(OrderList, `customers/${customerId}/orders`, { query: { 'page[size]': PAGE_SIZE } }),
    order: (id: string, include: Included[] = []) =>
      get(OrderDocument, `orders/${id}`, { query: { include: include.join(',') || undefined } }),
    statuses: (id: string) =>
      get(OrderStatusList, `orders/${id}/statuses`, { query: { visible: 1 } }),
    drivers: (id: string) =>
      get(EmployeeList, `orders/${id}/employees`, { query: { function: 'driver' } }),

    cancel: (id: string) => patch(OrderDocument, `orders/${id}/cancellation`, { body: {} }),
    /** 'I've arrived', at the curb. */
    arrive: (id: string) => post(OrderDocument, `orders/${id}/arrival`),

    ratingTopics: (id: string) => get(TopicList, `orders/${id}/ratings/topics`),
    rate: (id: string, body: z.input<typeof FeedbackRequest>) =>
      post(FeedbackDocument, `orders/${id}/feedbacks`, { body }),
  }
}
