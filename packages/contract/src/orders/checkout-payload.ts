import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { MAX_QUANTITY } from '@sufra/domain/menu/quantity'
import { COUPON_CODE_MAX } from '@sufra/domain/pricing/coupon-code'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { z } from 'zod'
import { Id } from '../wire/json-api.ts'

/** What a client believes an amount to be. The server calculates every one of them itself. */
const Advisory = z.number().nullish()
const Pieces = z.int().min(1).max(MAX_QUANTITY)
const Note = z.string().max(NOTES_MAX).nullish()

/** Bounds the work of one request; far above real orders. */
const MAX_LINES = 100
const MAX_CHOICES = 100
const few = <Part extends z.ZodType>(part: Part) => z.array(part).max(MAX_CHOICES).nullish()

const PayloadModifier = z.object({ id: Id, price: Advisory, quantity: Pieces })
/** Those to leave out. */
const PayloadIngredient = z.object({ id: Id, quantity: Pieces.optional() })

export const PayloadItem = z.object({
  id: Id,
  price: Advisory,
  quantity: Pieces,
  notes: Note,
  discount: Advisory,
  'is-promotion': z.boolean().default(false),
  ingredients: few(PayloadIngredient),
  modifiers: few(PayloadModifier),
  'combo-items': few(
    z.object({
      id: Id,
      /** Which choice of the combo it answers. */
      'step-id': Id,
      price: Advisory,
      quantity: Pieces,
      ingredients: few(PayloadIngredient),
      /** By group, each with what was chosen from it. */
      modifiers: few(z.object({ id: Id, modifiers: few(PayloadModifier) })),
    }),
  ),
})
export type PayloadItem = z.output<typeof PayloadItem>

/** 'YYYY-MM-DD HH:mm:ss' in UTC. Whether it is a time that can be kept is the schedule's to say. */
const WireMoment = z.string().max(40)

export const CheckoutPayload = z.object({
  customer: z.string().max(64).nullish(),
  source: z.literal('Web').default('Web'),
  subtotal: Advisory,
  discount: Advisory,
  device: z.null().default(null),
  notes: Note,
  type: z.enum(ORDER_TYPES),
  'car-id': z.string().max(64).nullish(),
  'table-label': z.string().max(20).nullish(),
  'vat-amount': Advisory,
  total: Advisory,
  'coupon-code': z.string().max(COUPON_CODE_MAX).nullish(),
  'promotion-name': z.string().max(200).nullish(),
  items: z.array(PayloadItem).max(MAX_LINES),
  'delivery-charge': Advisory,
  /** A saved address; for a delivery that has none yet, its point. */
  address: z.string().max(64).nullish(),
  coordinates: z
    .object({ lat: z.number().min(-90).max(90), long: z.number().min(-180).max(180) })
    .nullish(),
  location: Id.nullish(),
  'scheduled-time': WireMoment.nullish(),
  /** The digital coupon in use. */
  'campaign-id': Id.nullish(),
})
export type CheckoutPayload = z.output<typeof CheckoutPayload>
/** As a client writes it. */
export type WrittenPayload = z.input<typeof CheckoutPayload>
