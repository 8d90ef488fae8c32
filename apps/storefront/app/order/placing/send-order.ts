import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { ApiClient } from '@sufra/contract/client/client'
import { type KeyedOrder, orderKey, settleAsNotPlaced } from './order-key.ts'

type Placed = Awaited<ReturnType<ApiClient['orders']['place']>>['data']

export type SendOutcome =
  | { kind: 'placed'; order: Placed }
  /** Looked at and not placed: it can be changed and tried again. */
  | { kind: 'refused'; failure: ApiFailure }
  /** No answer came: sending it again under the same key tells whether it was placed. */
  | { kind: 'in-doubt'; failure: unknown }

/** Refused before it was read: says nothing about an earlier attempt. */
const UNSEEN = [401, 403, 408, 429]

/** Sends an order under its key. `wasInDoubt`: an earlier attempt may have got through. */
export async function sendOrder(
  calls: Pick<ApiClient['orders'], 'place'>,
  keyed: KeyedOrder,
  { wasInDoubt }: { wasInDoubt: boolean },
): Promise<SendOutcome> {
  try {
    const { data: order } = await calls.place(keyed.order, keyed.key)
    orderKey.clear()
    return { kind: 'placed', order }
  } catch (failure) {
    if (!isRefusal(failure)) return { kind: 'in-doubt', failure }
    if (wasInDoubt && UNSEEN.includes(failure.status)) return { kind: 'in-doubt', failure }
    settleAsNotPlaced(keyed)
    return { kind: 'refused', failure }
  }
}

/** Our own server has read the order and said no; anything else may have come after it was placed. */
const isRefusal = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.problems.length > 0
