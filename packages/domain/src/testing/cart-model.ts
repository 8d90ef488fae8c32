import type { CartOperation, CartPlayer } from './cart-operations.ts'
import { tally } from './tally.ts'
import { type Wish, wishAt } from './wishes.ts'

type Row = { wish: Wish; kind: Wish['kind']; quantity: number }

/**
 * The rules of the cart as a plain array and nothing of the product: rows are equal when their wishes carry
 * the same letter, by hand.
 */
export function cartModel(): CartPlayer {
  let rows: Row[] = []
  let undo: { row: Row; at: number } | null = null

  const put = (row: Row, at: number): string | null => {
    for (const other of rows) {
      if (other.wish.letter !== row.wish.letter || other.kind !== row.kind) continue
      if (other.quantity + row.quantity > 99) return 'maximum-reached'
      other.quantity += row.quantity
      other.wish = row.wish
      return null
    }
    rows.splice(at, 0, { ...row })
    return null
  }

  const replace = (at: number, row: Row, wish: Wish, quantity: number): string | null => {
    const rest = rows.filter((each) => each !== row)
    const before = rows.map((each) => ({ ...each }))
    rows = rest
    const refused = put({ wish, kind: row.kind, quantity }, at)
    if (refused) rows = before
    return refused
  }

  const remove = (at: number, row: Row): string | null => {
    const others = rows.filter((each) => each !== row && each.quantity > 0)
    if (others.length > 0 && others.every(({ kind }) => kind === 'promotion')) {
      return 'last-beside-promotion'
    }
    undo = { row: { ...row }, at }
    if (row.kind === 'upsell') row.quantity = 0
    else rows.splice(at, 1)
    return null
  }

  const change = (operation: Extract<CartOperation, { at: number }>): string | null => {
    const row = rows[operation.at]
    if (!row) return 'not-in-cart'
    if (row.kind === 'promotion') return 'promotion'
    if (operation.do === 'remove') return remove(operation.at, row)
    if (operation.do === 'replace') {
      return replace(operation.at, row, wishAt(operation.wish), operation.quantity)
    }
    row.quantity = operation.quantity
    if (row.quantity < 1) row.quantity = 1
    if (row.quantity <= 99) return null
    row.quantity = 99
    return 'maximum-reached'
  }

  const takeBack = (): string | null => {
    const last = undo
    undo = null
    if (!last) return null
    const { wish, kind, quantity } = last.row
    const equal = rows.find((row) => row.wish.letter === wish.letter && row.kind === kind)
    return put({ wish: equal?.wish ?? wish, kind, quantity }, last.at)
  }

  return {
    play(operation) {
      if ('at' in operation) return change(operation)
      if (operation.do === 'add') {
        const wish = wishAt(operation.wish)
        return put({ wish, kind: wish.kind, quantity: operation.quantity }, rows.length)
      }
      if (operation.do === 'undo') return takeBack()
      if (operation.do === 'end-promotion') rows = rows.filter(({ kind }) => kind !== 'promotion')
      if (operation.do === 'empty') rows = []
      return null
    },

    told() {
      let pieces = 0
      let subtotal = 0
      for (const { wish, quantity } of rows) {
        for (let piece = 0; piece < quantity; piece++) {
          pieces += 1
          subtotal += wish.line.total
        }
      }
      const sent = rows.filter(({ quantity }) => quantity !== 0)
      return {
        lines: rows.map(({ wish, kind, quantity }) => ({
          what: `${kind} ${tally(wish.line)}`,
          quantity,
          total: wish.line.total,
        })),
        pieces,
        subtotal,
        sent: sent.length,
        hasUpsell: sent.some(({ kind }) => kind === 'upsell'),
      }
    },
  }
}
