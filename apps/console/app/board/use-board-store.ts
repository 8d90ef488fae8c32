import { useEffect, useState } from 'react'
import type { Attention } from '../attention/attention.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { followOrders } from '../live/follow-orders.ts'
import { useCrew } from '../session/use-crew.ts'
import { type BoardStore, openBoard } from './board-store.ts'

/** The board of the branch at work; another branch is another board. */
export function useBoardStore(attention: Attention): BoardStore | null {
  const { conceptId, appKey } = useBrand()
  const { client, session, branch } = useCrew()
  const { token } = session
  const [store, setStore] = useState<BoardStore | null>(null)

  useEffect(() => {
    const opened = openBoard({
      read: () => client.board(branch.id),
      follow: ({ onChange, onState }) =>
        followOrders({
          uri: `/api/realtime/${conceptId}`,
          headers: { 'app-key': appKey, authorization: `Bearer ${token}` },
          onEvent: ({ order }) => {
            if (order['location-id'] === branch.id) onChange()
          },
          onState,
        }),
      onNews: (orders) => attention.call(orders.map(({ id }) => id)),
    })
    setStore(opened)
    return () => {
      opened.close()
      setStore(null)
    }
  }, [client, branch.id, conceptId, appKey, token, attention])

  return store
}
