import {
  listenToOrders,
  type StreamCursor,
  type StreamEnd,
} from '@sufra/contract/client/order-stream'
import { languageTag } from '@sufra/domain/text/locales'
import { baseUrl } from '../../platform/visit/base-url.ts'
import type { Brand } from '../../platform/visit/brand.ts'

export type Asker = Pick<Brand, 'key' | 'conceptId' | 'locale'>

/** One stream of the customer's events. */
export const listen = (
  { key, conceptId, locale }: Asker,
  token: string,
  cursor: StreamCursor,
  ears: Parameters<typeof listenToOrders>[2],
): Promise<StreamEnd> =>
  listenToOrders(
    {
      uri: `${baseUrl()}/api/realtime/${conceptId}`,
      headers: {
        'accept-language': languageTag(locale),
        'app-key': key,
        authorization: `Bearer ${token}`,
      },
    },
    cursor,
    ears,
  )
