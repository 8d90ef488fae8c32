import { RandomId } from '@sufra/contract/wire/json-api'
import { z } from 'zod'
import { notFound } from '../platform/http/problems/problem.ts'
import type { CustomerParts } from './customer-parts.ts'
import { findCustomer, type OneCustomer } from './customer-queries.ts'

/** A path that names a customer. */
export const OneCustomerPath = z.object({ id: RandomId })

export async function ownCustomer({ database }: CustomerParts, one: OneCustomer) {
  const customer = await database.forConcept(one.conceptId, (db) => findCustomer(db, one))
  if (!customer) throw notFound()
  return customer
}
