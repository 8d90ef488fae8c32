import type { Benefit, Promotion } from '@sufra/domain/pricing/promotions'
import type { promotions } from './promotion-tables.ts'

type Row = typeof promotions.$inferSelect

/** A row as the rules read it. The table's own check keeps half a promotion out. */
export const promotionOf = (row: Row): Promotion => ({
  id: row.id,
  names: row.name,
  benefit: benefitOf(row),
  minimum: row.minimumMinor,
  startsAt: row.startsAt?.getTime() ?? null,
  endsAt: row.endsAt?.getTime() ?? null,
  locations: row.locations,
  orderTypes: row.orderTypes,
})

function benefitOf(row: Row): Benefit {
  const { kind, discountValue: value, itemId, itemPriceMinor: price, itemQuantity: quantity } = row
  if (kind === 'delivery') return { kind }
  if (kind === 'item' && itemId !== null && price !== null && quantity !== null) {
    return { kind, itemId, price, quantity }
  }
  if (kind === 'discount' && value !== null) {
    const discount =
      row.discountType === 'amount'
        ? ({ type: 'amount', amount: value } as const)
        : ({ type: 'percentage', basisPoints: value, maximum: row.discountMaxMinor } as const)
    return { kind, discount }
  }
  throw new Error(`Promotion ${row.id} of concept ${row.conceptId} gives nothing`)
}
