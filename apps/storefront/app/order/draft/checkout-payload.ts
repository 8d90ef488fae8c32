import type { WrittenPayload } from '@sufra/contract/orders/checkout-payload'
import type { CartLine, LineIngredient, LineModifier } from '@sufra/domain/cart/cart-line'
import { toDecimal } from '@sufra/domain/money/money'
import { type Bill, DELIVERY_CHARGE } from '@sufra/domain/pricing/bill'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import type { DraftOrder } from './draft-order.ts'

type Written = { bill: Bill; decimals: number; locale: Locale }
type WrittenItem = WrittenPayload['items'][number]

/** The order as the server reads it; null while nobody has said how it will be had. Its amounts are advisory. */
export function checkoutPayload(
  order: DraftOrder,
  { bill, decimals, locale }: Written,
): WrittenPayload | null {
  const { orderType, address, coupon, promo } = order
  if (orderType === null) return null
  const amount = (minor: number) => toDecimal(minor, decimals)
  const delivery = bill.charges.find(({ key }) => key === DELIVERY_CHARGE)
  const inUse = promo ?? coupon
  return {
    customer: order.customerId,
    source: 'Web',
    subtotal: amount(bill.subtotal),
    discount: amount(bill.discount),
    device: null,
    notes: order.notes,
    type: orderType,
    'car-id': order.carId,
    'table-label': null,
    'vat-amount': amount(bill.vat),
    total: amount(bill.total),
    'coupon-code': promo ? null : (coupon?.coupon ?? null),
    'promotion-name': inUse ? wordsIn(inUse.name, locale) : null,
    items: order.lines.map((line) => payloadItem(line, amount)),
    'delivery-charge': delivery ? amount(delivery.amount) : null,
    // Only a saved address has an id; one for this order alone is told by where it lies.
    address: address?.id ?? null,
    ...(address && { coordinates: { lat: address.lat, long: address.long } }),
    location: orderType === 'deliver' ? null : order.locationId,
    'scheduled-time': order.scheduledTime,
    'campaign-id': promo?.['digital-coupon-id'] ?? null,
  }
}

function payloadItem(line: CartLine, amount: (minor: number) => number): WrittenItem {
  const taken = (modifiers: readonly LineModifier[]) =>
    modifiers
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, price, quantity }) => ({ id, price: amount(price), quantity }))
  return {
    id: line.itemId,
    price: amount(line.price),
    quantity: line.quantity,
    notes: line.notes,
    discount: amount(line.discount),
    'is-promotion': line.isPromotion,
    ingredients: leftOut(line.ingredients),
    modifiers: taken(line.modifiers),
    ...(line.comboItems.length > 0 && {
      'combo-items': line.comboItems.map((pick) => ({
        id: pick.id,
        'step-id': pick.stepId,
        price: amount(pick.price),
        quantity: pick.quantity,
        ingredients: leftOut(pick.ingredients),
        modifiers: pick.modifiers.flatMap((group) => {
          const modifiers = taken(group.modifiers)
          return modifiers.length > 0 ? [{ id: group.id, modifiers }] : []
        }),
      })),
    }),
  }
}

const leftOut = (ingredients: readonly LineIngredient[]) =>
  ingredients.filter(({ checked }) => !checked).map(({ id, quantity }) => ({ id, quantity }))
