import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  emptied,
  ofPerson,
  type Person,
  personalTable,
  told,
  untold,
} from '../platform/database/personal-table.ts'
import {
  orderEvents,
  orderFeedbacks,
  orderKeys,
  orderLines,
  orderMoves,
  orders,
} from './order-tables.ts'

const ofOrdersOf =
  (table: { conceptId: PgColumn; orderId: PgColumn }) =>
  ({ conceptId, customerId }: Person) =>
    and(
      eq(table.conceptId, conceptId),
      sql`${table.orderId} in (
        select ${orders.id} from ${orders}
        where ${orders.conceptId} = ${conceptId} and ${orders.customerId} = ${customerId})`,
    )

/** What was ordered and paid stays, for the books; what was written and where it went does not. */
export const ORDER_DATA = [
  personalTable(orders, {
    whose: ofPerson(orders),
    rows: 'kept',
    columns: {
      conceptId: untold,
      id: told,
      locationId: told,
      number: told,
      day: told,
      customerId: told,
      applicationId: told,
      source: told,
      type: told,
      status: told,
      statusSince: told,
      paymentMethod: told,
      paymentStatus: told,
      subtotalMinor: told,
      discountMinor: told,
      vatMinor: told,
      totalMinor: told,
      bill: told,
      couponId: told,
      notes: emptied(''),
      tableLabel: emptied(),
      address: emptied(),
      car: emptied(),
      cashMinor: emptied(),
      placedAt: told,
      scheduledAt: told,
      promisedAt: told,
      slotAt: told,
      releasedAt: told,
      isReleased: told,
      expiresAt: told,
      arrivedAt: emptied(),
      reason: emptied(),
      driverId: untold,
    },
  }),
  personalTable(orderLines, {
    whose: ofOrdersOf(orderLines),
    rows: 'kept',
    columns: {
      conceptId: untold,
      orderId: told,
      position: told,
      itemId: told,
      quantity: told,
      pieceMinor: told,
      line: emptied(sql`jsonb_set(${orderLines.line}, '{notes}', '""')`),
    },
  }),
  personalTable(orderMoves, {
    whose: ofOrdersOf(orderMoves),
    rows: 'kept',
    columns: {
      conceptId: untold,
      orderId: told,
      step: told,
      status: told,
      actor: told,
      actorId: untold,
      reason: emptied(),
      at: told,
    },
  }),
  personalTable(orderFeedbacks, {
    whose: ofPerson(orderFeedbacks),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      orderId: told,
      customerId: told,
      ratings: told,
      comment: told,
      createdAt: told,
    },
  }),
  personalTable(orderKeys, {
    whose: ofPerson(orderKeys),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      customerId: told,
      key: told,
      orderId: told,
      fingerprint: untold,
      createdAt: told,
    },
  }),
  personalTable(orderEvents, {
    whose: ofPerson(orderEvents),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: untold,
      transaction: untold,
      orderId: told,
      locationId: told,
      customerId: told,
      kind: told,
      body: told,
      at: told,
    },
  }),
]
