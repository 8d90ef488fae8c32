import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PAYMENT_GATEWAYS, PAYMENT_METHODS } from '@sufra/domain/vocabulary/payment-methods'
import { z } from 'zod'

/** How one application of a brand looks and what it allows, as stored. */
export const ApplicationSettings = z.object({
  theme: z.object({ primary_color: z.string(), button2_color: z.string() }),
  orderTypes: z.array(z.enum(ORDER_TYPES)),
  paymentsDeliver: z.array(z.enum(PAYMENT_METHODS)),
  paymentsPickup: z.array(z.enum(PAYMENT_METHODS)),
  gateway: z.enum(PAYMENT_GATEWAYS).nullable(),
  forceLocation: z.boolean(),
  menuOnly: z.boolean(),
  separatedMenus: z.boolean(),
  logoUri: z.string().nullable(),
  gtmId: z.string().nullable(),
  fbPixelId: z.string().nullable(),
  tiktokId: z.string().nullable(),
})
export type ApplicationSettings = z.infer<typeof ApplicationSettings>
