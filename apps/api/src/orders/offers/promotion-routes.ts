import { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import {
  CouponList,
  DigitalCouponList,
  PromotionValidation,
} from '@sufra/contract/orders/promotions'
import { toDecimal } from '@sufra/domain/money/money'
import { bestDeal, weighOffers } from '@sufra/domain/pricing/best-deal'
import { COUPON_CODE_MAX, couponCode } from '@sufra/domain/pricing/coupon-code'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findItemsById } from '../../catalogue/item-queries.ts'
import { itemDocument } from '../../catalogue/menu-document.ts'
import { networkOf } from '../../platform/allowances/network.ts'
import type { Db } from '../../platform/database/connection.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import { worded } from '../../platform/http/problems/said.ts'
import { including, query } from '../../platform/http/wire/query.ts'
import { answersToBody } from '../../platform/http/wire/responses.ts'

import { tryCoupon } from '../../promotions/coupon-tries.ts'
import { digitalCouponResource, promotionResource } from '../../promotions/promotion-document.ts'
import type { Coupon } from '../../promotions/promotion-queries.ts'
import { findListedCoupons } from '../../promotions/promotion-queries.ts'
import { saidOfCoupon } from '../pricing/calculation-document.ts'
import { type OrderParts, openCheckout } from '../pricing/checkout.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { refuseFaults } from '../pricing/price-order.ts'

const tags = ['Promotions']
const INCLUDES = ['promotion', 'promotion.item'] as const

export function promotionRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const checkout = openCheckout(parts)
  return async (app) => {
    app.get(
      '/coupons',
      {
        schema: {
          tags,
          summary: 'A coupon by its code',
          querystring: query({
            'coupon-code': z.string().max(COUPON_CODE_MAX * 2),
            include: including(INCLUDES),
          }),
          response: answersToBody(CouponList),
        },
      },
      async (request) => {
        const { tenant } = request
        const book = await checkout.bookOf(tenant)
        const code = couponCode(request.query['coupon-code'])
        const { conceptId } = tenant
        const network = networkOf(request)
        const caller = { conceptId, customerId: null, network, now: parts.clock() }
        const coupon = await tryCoupon(parts.database, caller, code)
        if (!coupon) throw refusal('unknown-coupon', { source: 'coupon-code' })
        return parts.database.forConcept(conceptId, async (db) => {
          const attributes = { code, 'promotion-id': coupon.promotion.id }
          return {
            data: [{ type: 'coupons' as const, id: coupon.id, attributes }],
            included: await included(db, book, [coupon], request.query.include),
          }
        })
      },
    )

    app.post(
      '/promotions/validation',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'Whether the order’s coupon or promotion counts, and what it takes off',
          body: CheckoutPayload,
          response: answersToBody(PromotionValidation),
        },
      },
      async (request) => {
        const { priced, book, locale } = await checkout.price(request, request.body)
        refuseFaults(priced)
        const { coupon, couponRefusal, bill } = priced
        const isValid = coupon !== null && couponRefusal === null
        const attributes = {
          'is-valid': isValid,
          discount: toDecimal(bill.discount, book.decimals),
          'promotion-name': isValid ? coupon.promotion.names : null,
          reason: couponRefusal && worded(saidOfCoupon(couponRefusal, book), locale),
          'reason-code': couponRefusal?.reason ?? null,
        }
        return { data: { type: 'promotion-validations' as const, attributes } }
      },
    )

    app.post(
      '/digital-coupons',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'The promotions of the brand, and what each would make of this order',
          description:
            'Those the order qualifies for; with `is-eligible=false` all of them, each with the ' +
            'reason against it. `is-best` marks the one that leaves the lowest total.',
          querystring: query({
            'is-eligible': z.enum(['true', 'false']).default('true'),
            include: including(INCLUDES),
          }),
          body: CheckoutPayload,
          response: answersToBody(DigitalCouponList),
        },
      },
      async (request) => {
        const { tenant } = request
        const { priced, book, locale, customerId, now } = await checkout.price(
          request,
          request.body,
          { mayBeClosed: true },
        )
        return parts.database.forConcept(tenant.conceptId, async (db) => {
          const context = { conceptId: tenant.conceptId, customerId }
          const listed = await findListedCoupons(db, context)
          const { destination, order } = priced
          const weighed = weighOffers(listed, order, book.rules, {
            orderType: destination.orderType,
            locationId: destination.location?.id ?? null,
            now,
          })
          const best = bestDeal(weighed)
          const wanted =
            request.query['is-eligible'] === 'true'
              ? weighed.filter(({ refusal }) => refusal === null)
              : weighed
          const money = { decimals: book.decimals, currency: book.concept.currency }
          return {
            data: wanted.map((each) =>
              digitalCouponResource(each, { isBest: each === best, locale, money }),
            ),
            included: await included(db, book, wanted, request.query.include),
          }
        })
      },
    )
  }

  async function included(
    db: Db,
    book: PriceBook,
    coupons: readonly Coupon[],
    include: (typeof INCLUDES)[number][],
  ) {
    if (include.length === 0) return []
    const money = { decimals: book.decimals, currency: book.concept.currency }
    const promotions = coupons.map((coupon) => promotionResource(coupon, money))
    return include.includes('promotion.item')
      ? [...promotions, ...(await itemsGiven(db, book, coupons))]
      : promotions
  }
}

/** The items that promotions give, each once. */
export async function itemsGiven(db: Db, { concept }: PriceBook, coupons: readonly Coupon[]) {
  const ids = coupons.flatMap(({ promotion: { benefit } }) =>
    benefit.kind === 'item' ? [benefit.itemId] : [],
  )
  const items = await findItemsById(db, concept.conceptId, [...new Set(ids)])
  const menu = { currency: concept.currency, upsells: new Set<number>() }
  return items.map((item) => ({
    type: 'items' as const,
    id: item.id,
    attributes: { ...itemDocument(item, menu), 'is-promotion': true },
  }))
}
