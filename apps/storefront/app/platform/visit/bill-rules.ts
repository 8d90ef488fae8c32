import type { BillRules } from '@sufra/domain/pricing/bill'

/** What every page knows of how the brand's bills are made. Amounts in minor units. */
export type BrandBillRules = BillRules & {
  /** The smallest order that is delivered, charges not counted. */
  deliveryMinimum: number
}
