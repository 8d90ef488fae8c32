import type { PromotionKind } from '@sufra/domain/pricing/promotions'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { money, withinMoney } from '../platform/database/money-column.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'

/** What a brand gives, and on which conditions. Coupons are the ways to it. */
export const promotions = pgTable(
  'promotions',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    name: words('name'),
    kind: text('kind').$type<PromotionKind>().notNull(),
    picture: text('picture'),
    discountType: text('discount_type').$type<'percentage' | 'amount'>(),
    /** Basis points of a percentage, minor units of an amount. */
    discountValue: money('discount_value'),
    discountMaxMinor: money('discount_max_minor'),
    itemId: integer('item_id'),
    itemPriceMinor: money('item_price_minor'),
    itemQuantity: integer('item_quantity'),
    /** Of what is ordered, promotion items not counted. */
    minimumMinor: money('minimum_minor').notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Null: every branch. */
    locations: integer('locations').array(),
    /** Null: every order type. */
    orderTypes: text('order_types').array().$type<OrderType[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    check(
      'promotions_whole',
      sql`case ${table.kind}
        when 'discount' then ${table.discountType} is not null and ${table.discountValue} > 0
        when 'item' then ${table.itemId} is not null and ${table.itemPriceMinor} >= 0 and ${table.itemQuantity} > 0
        else ${table.kind} = 'delivery' end`,
    ),
    check(
      'promotions_money',
      withinMoney(
        table.discountValue,
        table.discountMaxMinor,
        table.itemPriceMinor,
        table.minimumMinor,
      ),
    ),
    ownConceptOnly('promotions'),
  ],
)

/** A code to type, a card in the promos popup, or both. */
export const coupons = pgTable(
  'coupons',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    promotionId: integer('promotion_id').notNull(),
    /** In capitals: it is typed in any case. Null: it cannot be typed. */
    code: text('code'),
    /** Null: it is not shown in the popup. */
    listedAs: text('listed_as').$type<'promotion' | 'campaign'>(),
    /** Null: as often as anybody likes. */
    maximumUses: integer('maximum_uses'),
    maximumUsesEach: integer('maximum_uses_each'),
    uses: integer('uses').notNull().default(0),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    uniqueIndex('coupons_by_code').on(table.conceptId, table.code),
    foreignKey({
      columns: [table.conceptId, table.promotionId],
      foreignColumns: [promotions.conceptId, promotions.id],
    }).onDelete('cascade'),
    check('coupons_code_in_capitals', sql`${table.code} = upper(${table.code})`),
    check('coupons_uses_within', sql`${table.uses} >= 0 and ${table.uses} <= ${table.maximumUses}`),
    ownConceptOnly('coupons'),
  ],
)

/** An order that has taken a coupon; gone when the order fails. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    conceptId: conceptId(),
    couponId: integer('coupon_id').notNull(),
    orderId: uuid('order_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.couponId, table.orderId] }),
    index('coupon_uses_by_customer').on(table.conceptId, table.couponId, table.customerId),
    foreignKey({
      columns: [table.conceptId, table.couponId],
      foreignColumns: [coupons.conceptId, coupons.id],
    }).onDelete('cascade'),
    ownConceptOnly('coupon_uses'),
  ],
)
