import { type Bill, billOf } from '@sufra/domain/pricing/bill'
import type { Brand } from '../../platform/visit/brand.ts'
import type { DraftOrder } from '../draft/draft-order.ts'
import { benefitOf } from './benefit.ts'

type Terms = { billRules: Brand['billRules']; currency: Pick<Brand['currency'], 'decimals'> }

/** What the order costs, here and now, by the rules the server calculates with. */
export const localBill = (order: DraftOrder, { billRules, currency }: Terms): Bill =>
  billOf(
    {
      lines: order.lines,
      orderType: order.orderType,
      areaCharge: order.address?.charge ?? null,
      benefit: benefitOf(order, currency.decimals),
    },
    billRules,
  )
