import type { Customisation } from '../menu/customisation.ts'
import type { Item, PlainItem } from '../menu/menu-item.ts'
import type { Currency } from '../money/currencies.ts'
import type { BillOrder, BillRules } from '../pricing/bill.ts'

/** The price of an order worked out a second time, in big integers, with nothing of the product but its types. */
export type Wanted = { item: Item; customisation: Customisation; quantity: number }

export function secondPiecePrice({ item, customisation }: Wanted, locationId: number | null) {
  let price = BigInt(item.price)
  for (const [branch, own] of Object.entries(item.prices)) {
    if (Number(branch) === locationId) price = BigInt(own)
  }
  price += modifiersPrice(item, customisation.modifiers)
  for (const { id, options } of item.combo) {
    for (const pick of customisation.combo[id] ?? []) {
      for (const { item: offered, extra } of options) {
        if (offered.id !== pick.itemId) continue
        price += BigInt(extra) + modifiersPrice(offered, pick.choices.modifiers)
      }
    }
  }
  return price
}

/** The bill as somebody would read it out: each figure with why it is what it is. */
export function secondBill(
  wanted: readonly Wanted[],
  locationId: number | null,
  { orderType, areaCharge, benefit }: Omit<BillOrder, 'lines'>,
  rules: BillRules,
) {
  let subtotal = 0n
  let ordered = 0n
  for (const line of wanted) {
    const price = secondPiecePrice(line, locationId) * BigInt(line.quantity)
    subtotal += price
    if (!line.item.isPromotion) ordered += price
  }
  const told = [`subtotal ${subtotal}`, `ordered ${ordered}`]

  let discount = 0n
  if (benefit?.kind === 'discount' && benefit.discount.type === 'percentage') {
    const { basisPoints, maximum } = benefit.discount
    discount = halfUp(ordered * BigInt(basisPoints), 10_000n)
    if (maximum !== null && discount > BigInt(maximum)) discount = BigInt(maximum)
  }
  if (benefit?.kind === 'discount' && benefit.discount.type === 'amount') {
    discount = BigInt(benefit.discount.amount)
  }
  if (discount > ordered) discount = ordered
  told.push(`discount ${discount}${benefit?.kind === 'discount' ? ` of ${ordered}` : ''}`)

  let beforeTaxes = subtotal - discount
  const service = rules.serviceCharge
  const alsoNamed = orderType === 'curbside' ? 'to-go' : orderType
  if (service?.orderTypes.some((named) => named === orderType || named === alsoNamed)) {
    const amount = halfUp((subtotal - discount) * BigInt(service.basisPoints), 10_000n)
    told.push(`service_charge ${amount}: ${service.basisPoints} share of ${subtotal - discount}`)
    beforeTaxes += amount
  }
  if (orderType === 'deliver' && areaCharge !== null) {
    const { freeDeliveryFrom: free, specialDelivery: special } = rules
    let [amount, why] = [BigInt(areaCharge), 'area']
    if (special && subtotal >= BigInt(special.from)) {
      ;[amount, why] = [BigInt(special.price), `special-from ${special.from}`]
    }
    if (free !== null && subtotal >= BigInt(free)) [amount, why] = [0n, `free-from ${free}`]
    if (benefit?.kind === 'delivery') [amount, why] = [0n, 'promotion']
    told.push(`delivery_charge ${amount}: ${why}`)
    beforeTaxes += amount
  }

  const rate = BigInt(rules.vat.basisPoints)
  const isWithin = rules.vat.type === 'inclusive'
  const vat = halfUp(beforeTaxes * rate, isWithin ? 10_000n + rate : 10_000n)
  if (rate > 0n) told.push(`vat ${vat}: ${rate} ${isWithin ? 'within' : 'share'} of ${beforeTaxes}`)
  let total = isWithin ? beforeTaxes : beforeTaxes + vat
  for (const { key, basisPoints } of rules.otherTaxes) {
    const amount = halfUp(beforeTaxes * BigInt(basisPoints), 10_000n)
    told.push(`${key} ${amount}: ${basisPoints} share of ${beforeTaxes}`)
    total += amount
  }
  return { total, told: [...told, `vat in all ${vat}`, `total ${total}`] }
}

/** '63.480', as it is written in a currency: the number that must go over the wire. */
export function secondDecimal(minor: bigint, currency: Currency): string {
  const decimals = ['JOD', 'KWD', 'OMR'].includes(currency) ? 3 : 2
  const digits = String(minor).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function modifiersPrice({ groups }: PlainItem, taken: Customisation['modifiers']) {
  let price = 0n
  for (const { modifiers } of groups) {
    for (const modifier of modifiers) {
      price += BigInt(modifier.price) * BigInt(taken[modifier.id] ?? 0)
    }
  }
  return price
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor
  return 2n * (dividend % divisor) >= divisor ? whole + 1n : whole
}
