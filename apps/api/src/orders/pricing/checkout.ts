import type { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import { USUAL_KITCHEN } from '@sufra/domain/schedule/kitchen'
import { quoteMinutes } from '@sufra/domain/schedule/quote-time'
import type { Locale } from '@sufra/domain/text/locales'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/allowances/network.ts'
import type { Database } from '../../platform/database/connection.ts'
import { localeOf } from '../../platform/http/tenant/locale.ts'
import type { Tenant } from '../../platform/http/tenant/tenant.ts'
import { branchSchedule } from '../../schedule/branch-schedule.ts'
import { kitchenLoads } from '../../schedule/kitchen-loads.ts'
import { findContact, type OrderContact } from './order-contact.ts'
import type { PriceBook, PriceBooks } from './price-book.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'

export type OrderParts = { database: Database; books: PriceBooks; clock: () => number }
export type Checkout = ReturnType<typeof openCheckout>

const DAY = 24 * 60 * 60_000

/** Prices the order of a call that brings one. */
export function openCheckout({ database, books, clock }: OrderParts) {
  const loads = kitchenLoads(database)
  return {
    bookOf: (tenant: Tenant) => books.of(tenant),

    async price(
      request: FastifyRequest,
      payload: CheckoutPayload,
      { mayBeClosed = false }: { mayBeClosed?: boolean } = {},
    ) {
      const { tenant } = request
      const locale = localeOf(request)
      const now = clock()
      const book = await books.of(tenant)
      const customerId = request.customer?.id ?? null
      const network = networkOf(request)
      const contact = await contactOf(tenant, customerId, payload, locale)
      const context = {
        tenant,
        customerId,
        network,
        point: contact.address,
        now,
        loads,
        mayBeClosed,
      }
      const priced = await priceOrder(database, book, payload, context)
      return { priced, book, locale, customerId, contact, now }
    },

    /** Minutes until the customer has it, when ordered now; null when that is not known. */
    async quote(
      { destination: { location, orderType }, scheduledAt }: PricedOrder,
      book: PriceBook,
    ) {
      if (!location || scheduledAt !== null) return null
      const now = clock()
      const { concept } = book
      const taken = await loads.recent(concept.conceptId, location.id, now)
      const kitchen = book.kitchens.get(location.id) ?? USUAL_KITCHEN
      const span = { from: now - DAY, to: now + DAY }
      return quoteMinutes(
        branchSchedule({ concept, orderType, now }, location, { kitchen, taken }, span),
      )
    },
  }

  /** Only somebody who is signed in has addresses and cars of their own. */
  function contactOf(
    { conceptId }: Tenant,
    customerId: string | null,
    payload: CheckoutPayload,
    locale: Locale,
  ): OrderContact | Promise<OrderContact> {
    if (customerId === null || !(payload.address || payload['car-id'])) return NO_CONTACT
    return database.forConcept(conceptId, (db) =>
      findContact(db, { conceptId, customerId }, payload, locale),
    )
  }
}

const NO_CONTACT: OrderContact = { address: null, car: null }
