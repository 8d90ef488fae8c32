import { MENU_TYPES, ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { PAYMENT_GATEWAYS, PAYMENT_METHODS } from '@sufra/domain/vocabulary/payment-methods'
import { z } from 'zod'
import { Id, one, PageMeta, resource } from '../wire/json-api.ts'
import { ConceptResource } from './concepts.ts'
import { PopupResource } from './content.ts'
import { Theme } from './theme.ts'
import { Words } from './words.ts'

/** 'to-go,deliver' on the wire, a list inside. Unknown words are passed over. */
export const commaList = <const Value extends string>(values: readonly Value[]) =>
  z.codec(z.string(), z.array(z.enum(values)), {
    decode: (text) => {
      const named = text.split(',').map((word) => word.trim())
      return values
        .filter((value) => named.includes(value))
        .sort((a, b) => named.indexOf(a) - named.indexOf(b))
    },
    encode: (list) => list.join(','),
  })

export const ApplicationAttributes = z.object({
  key: z.string(),
  id: Id,
  label: Words,
  'logo-uri': z.string(),
  'icon-uri': z.string(),
  theme: Theme,
  'default-menu-id': Id,
  'allowed-order-types': commaList(ORDER_TYPES),
  'allowed-payments-deliver': commaList(PAYMENT_METHODS),
  'allowed-payments-pickup': commaList(PAYMENT_METHODS),
  'payment-gateway': z.enum(PAYMENT_GATEWAYS).nullable(),
  'force-location': z.boolean(),
  'menu-only': z.boolean(),
  'is-separated-menus': z.boolean(),
  'order-type-menus': z.array(z.object({ type: z.enum(MENU_TYPES), uri: z.string() })),
  'menu-ref': z.string(),
  'content-uri': z.string(),
  'gtm-id': z.string().nullable(),
  'fb-pixel-id': z.string().nullable(),
  'tiktok-id': z.string().nullable(),
  /** Grows with every change a visitor could see. */
  version: z.int(),
})

export const ApplicationResource = resource('applications', ApplicationAttributes).meta({
  id: 'Application',
})
export type ApplicationResource = z.infer<typeof ApplicationResource>

/** GET /applications/host/{hostname}: just enough to ask for the rest. */
export const ApplicationKeyDocument = one(
  resource('applications', z.object({ key: z.string().min(1) })),
)

/** GET /applications/key/{key}: the settings; the first included is the concept. */
export const ApplicationDocument = z.object({
  data: ApplicationResource,
  included: z.array(z.union([ConceptResource, PopupResource])),
})
export type ApplicationDocument = z.infer<typeof ApplicationDocument>

export const ApplicationList = z.object({
  data: z.array(ApplicationResource),
  included: z.array(z.union([ConceptResource, PopupResource])),
  meta: PageMeta,
})

export const ClientList = z.object({
  data: z.array(resource('clients', z.object({ label: Words, url: z.string(), key: z.string() }))),
  meta: PageMeta,
})
