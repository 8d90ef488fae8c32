import type { BoardDocument, BoardLine, BoardOrder } from '@sufra/contract/orders/board'
import type { LineIngredient, LineModifier, OrderedLine } from '@sufra/domain/cart/cart-line'
import { toDecimal } from '@sufra/domain/money/money'
import { amountToCollect } from '@sufra/domain/orders/amount-to-collect'
import type { OrderAddress, OrderCar } from '../orders/order-tables.ts'
import type { Board } from './read-board.ts'

export const boardDocument = ({ now, location, decimals, nextRelease, orders }: Board) =>
  ({
    data: orders.map((order) => orderResource(order, decimals)),
    meta: {
      'location-id': location.id,
      'accepts-orders': !location.isPaused,
      now: new Date(now).toISOString(),
      'next-release': nextRelease?.toISOString() ?? null,
    },
  }) satisfies BoardDocument

function orderResource(
  { order, firstName, lastName, mobile, driverName, lines }: Board['orders'][number],
  decimals: number,
): BoardOrder {
  const amount = (minor: number) => toDecimal(minor, decimals)
  const { id, driverId, paymentMethod, paymentStatus, totalMinor: total } = order
  return {
    type: 'orders',
    id,
    attributes: {
      number: order.number,
      type: order.type,
      status: order.status,
      'status-since': order.statusSince.toISOString(),
      'placed-at': order.placedAt.toISOString(),
      'released-at': order.releasedAt.toISOString(),
      'scheduled-time': order.scheduledAt?.toISOString() ?? null,
      'promised-time': order.promisedAt.toISOString(),
      'payment-method': paymentMethod,
      'payment-status': paymentStatus,
      total: amount(total),
      'to-collect': amount(amountToCollect({ paymentMethod, paymentStatus, total })),
      'cash-amount': order.cashMinor === null ? null : amount(order.cashMinor),
      customer: { name: `${firstName} ${lastName}`.trim(), mobile: mobile && masked(mobile) },
      notes: order.notes,
      'table-number': order.tableLabel,
      car: order.car && carOf(order.car),
      'arrived-at': order.arrivedAt?.toISOString() ?? null,
      address: order.address && addressOf(order.address),
      driver: driverId && driverName ? { id: driverId, name: driverName } : null,
      reason: order.reason,
      lines: lines.map(lineOf),
    },
  }
}

const SHOWN_DIGITS = 4

/** The last digits of the number: enough to recognise a customer, too few to call. */
const masked = (mobile: string) => `••• ${mobile.slice(-SHOWN_DIGITS)}`

const carOf = ({ color, maker, plateNumber }: OrderCar) => ({
  color,
  maker,
  'plate-number': plateNumber,
})

const addressOf = ({ label, line1, details, instructions, lat, long }: OrderAddress) => ({
  label,
  line1,
  details: Object.values(details),
  instructions,
  lat,
  long,
})

const lineOf = (line: OrderedLine): BoardLine => ({
  'item-id': line.itemId,
  name: line.names,
  quantity: line.quantity,
  notes: line.notes,
  ...choicesOf(line.modifiers, line.ingredients),
  'combo-items': line.comboItems.map(({ id, names, quantity, modifiers, ingredients }) => ({
    id,
    name: names,
    quantity,
    ...choicesOf(
      modifiers.flatMap((group) => group.modifiers),
      ingredients,
    ),
  })),
})

const choicesOf = (modifiers: readonly LineModifier[], ingredients: readonly LineIngredient[]) => ({
  modifiers: modifiers.map(({ id, names, quantity }) => ({ id, name: names, quantity })),
  'left-out': ingredients
    .filter(({ checked }) => !checked)
    .map(({ id, names }) => ({ id, name: names })),
})
