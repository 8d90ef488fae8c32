import { CalculationDocument } from '@sufra/contract/orders/calculations'
import { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { query } from '../../platform/http/wire/query.ts'
import { answersToBody } from '../../platform/http/wire/responses.ts'
import { calculationDocument } from './calculation-document.ts'
import { type Checkout, type OrderParts, openCheckout } from './checkout.ts'
import { refuseFaults } from './price-order.ts'
import { validateOrder } from './validate-order.ts'

const tags = ['Orders']
const PURPOSES = ['delivery', 'service', 'coupon', 'checkout'] as const

export function calculationRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const checkout: Checkout = openCheckout(parts)
  return async (app) => {
    app.post(
      '/orders/calculate',
      {
        config: { access: 'recognised', isShedLast: true },
        schema: {
          tags,
          summary: 'What an order costs',
          description:
            'Calculated from the published menu; amounts in the payload are not believed. A coupon ' +
            'that does not count is named in `error`, and the order is priced without it.',
          querystring: query({ purpose: z.enum(PURPOSES).optional() }),
          body: CheckoutPayload,
          response: answersToBody(CalculationDocument),
        },
      },
      async (request) => {
        const { priced, book, locale } = await checkout.price(request, request.body)
        refuseFaults(priced)
        const quoteMinutes = await checkout.quote(priced, book)
        return calculationDocument(priced, { book, locale, quoteMinutes })
      },
    )

    app.post(
      '/orders/validate',
      {
        config: { access: 'recognised', isShedLast: true },
        schema: {
          tags,
          summary: 'Whether an order could be placed as it is, and what it costs',
          body: CheckoutPayload,
          response: answersToBody(CalculationDocument),
        },
      },
      async (request) => {
        const { priced, book, locale, customerId } = await checkout.price(request, request.body)
        validateOrder(priced, book, request.body, { isSignedIn: customerId !== null })
        const quoteMinutes = await checkout.quote(priced, book)
        return calculationDocument(priced, { book, locale, quoteMinutes })
      },
    )
  }
}
