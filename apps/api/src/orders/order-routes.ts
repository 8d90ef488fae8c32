import { CalculationDocument } from '@sufra/contract/orders/calculations'
import { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { useCompiledForm } from '../platform/http/wire/compiled-form.ts'
import { query } from '../platform/http/wire/query.ts'
import { answersToBody } from '../platform/http/wire/responses.ts'
import { calculationDocument } from './calculation-document.ts'
import { type OrderDesk, type OrderParts, orderDesk } from './order-desk.ts'
import { refuseFaults } from './price-order.ts'
import { validateOrder } from './validate-order.ts'

const tags = ['Orders']
const PURPOSES = ['delivery', 'service', 'coupon', 'checkout'] as const

export function orderRoutes(parts: OrderParts): FastifyPluginAsyncZod {
  const desk: OrderDesk = orderDesk(parts)
  return async (app) => {
    useCompiledForm(app)
    app.post(
      '/orders/calculate',
      {
        config: { access: 'recognised' },
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
        const { priced, book, locale } = await desk.price(request, request.body)
        refuseFaults(priced)
        const quoteMinutes = await desk.quote(priced, book)
        return calculationDocument(priced, { book, locale, quoteMinutes })
      },
    )

    app.post(
      '/orders/validate',
      {
        config: { access: 'recognised' },
        schema: {
          tags,
          summary: 'Whether an order could be placed as it is, and what it costs',
          body: CheckoutPayload,
          response: answersToBody(CalculationDocument),
        },
      },
      async (request) => {
        const { priced, book, locale, words, customerId } = await desk.price(request, request.body)
        validateOrder(priced, book, request.body, { isSignedIn: customerId !== null, words })
        const quoteMinutes = await desk.quote(priced, book)
        return calculationDocument(priced, { book, locale, quoteMinutes })
      },
    )
  }
}
