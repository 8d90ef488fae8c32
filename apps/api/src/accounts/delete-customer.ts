import { lockCustomer, type OneCustomer, updateCustomer } from '../customers/customer-queries.ts'
import { findAttachmentsOf } from '../feedback/feedback-queries.ts'
import { hasOpenOrders } from '../orders/order-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { forgetRows } from '../platform/database/personal-table.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { PERSONAL_DATA, personOf } from './personal-data.ts'

/**
 * What says who it was goes; bills stay, and an empty row that they name. Answers the files that go
 * as well, once this is committed.
 */
export async function deleteCustomer(db: Db, one: OneCustomer, now: number): Promise<string[]> {
  const customer = await lockCustomer(db, one)
  if (!customer) return []
  if (await hasOpenOrders(db, one)) throw refusal('order-under-way')
  const attachments = await findAttachmentsOf(db, one)
  const person = await personOf(db, customer)
  await updateCustomer(db, one, { deletedAt: new Date(now) })
  for (const table of PERSONAL_DATA) await forgetRows(db, table, person)
  return attachments
}
