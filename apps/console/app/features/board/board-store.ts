import type { BoardDocument, BoardOrder } from '@sufra/contract/orders/board'
import { conceptClock } from '@sufra/domain/clock/concept-clock'
import { isEnded } from '@sufra/domain/orders/order-lifecycle'
import type { StreamState } from '@sufra/web/live/follow-orders'

export type BoardState = {
  /** Null: not read yet. */
  orders: readonly BoardOrder[] | null
  acceptsOrders: boolean
  /** The server's present moment, whatever this device's clock says. */
  serverNow: (deviceNow: number) => number
  /** When what is shown was read, by this device's clock. */
  readAt: number | null
  /** Whether the last reading failed. */
  hasFailed: boolean
  stream: StreamState
}

type Parts = {
  read(): Promise<BoardDocument>
  /** Calls back whenever an order of the branch may have changed. Answers how to stop. */
  follow(told: { onChange(): void; onState(state: StreamState): void }): () => void
  /** New orders, and those whose customer has just arrived; not called for the first reading. */
  onNews(orders: readonly BoardOrder[]): void
}

export type BoardStore = ReturnType<typeof openBoard>

/** How often the board is read while the stream is down … */
const POLL_MS = 15_000
/** … and while it stands, for what no event tells: a branch paused at another tablet. */
const REVIEW_MS = 60_000
/** Several events often come together; the board is read once for all within this time. */
const FLOCK_MS = 40

/** One branch's board, kept true. */
export function openBoard({ read, follow, onNews }: Parts) {
  let state: BoardState = {
    orders: null,
    acceptsOrders: true,
    serverNow: (deviceNow) => deviceNow,
    readAt: null,
    hasFailed: false,
    stream: 'connecting',
  }
  const listeners = new Set<() => void>()
  let isClosed = false
  let isReading = false
  let isWanted = false
  let next: ReturnType<typeof setTimeout> | undefined
  let flock: ReturnType<typeof setTimeout> | undefined
  /** When the next scheduled order comes onto the board, by the server's clock. */
  let nextRelease: number | null = null

  const stopFollowing = follow({
    // The first event sets the time; those that follow do not put it off.
    onChange: () => {
      if (!isClosed) flock ??= setTimeout(refresh, FLOCK_MS)
    },
    onState(stream) {
      const isBack = stream === 'live' && state.stream === 'lost'
      set({ stream })
      // Who is refused learns by reading whether they are still signed in.
      if (isBack || stream === 'refused') readIn(0)
      else if (!isReading) readIn(pauseUntilNext())
    },
  })
  void refresh()

  function set(changes: Partial<BoardState>) {
    if (isClosed) return
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function readIn(ms: number) {
    if (isClosed) return
    clearTimeout(next)
    next = setTimeout(refresh, ms)
  }

  /** Reads the board now, or once more after the reading that is under way. */
  async function refresh(): Promise<void> {
    if (isReading) {
      isWanted = true
      flock = undefined
      return
    }
    isReading = true
    clearTimeout(next)
    clearTimeout(flock)
    flock = undefined
    try {
      do {
        isWanted = false
        take(await read())
      } while (isWanted && !isClosed)
    } catch {
      set({ hasFailed: true })
    } finally {
      isReading = false
      readIn(pauseUntilNext())
    }
  }

  function take({ data, meta }: BoardDocument) {
    if (isClosed) return
    const before = state.orders
    const serverNow = conceptClock(meta.now, Date.now())
    set({
      orders: data,
      acceptsOrders: meta['accepts-orders'],
      serverNow,
      readAt: Date.now(),
      hasFailed: false,
    })
    nextRelease = meta['next-release'] === null ? null : Date.parse(meta['next-release'])
    const news = before ? newsIn(data, before) : []
    if (news.length > 0) onNews(news)
  }

  function pauseUntilNext() {
    const pause = state.stream === 'live' && !state.hasFailed ? REVIEW_MS : POLL_MS
    if (!nextRelease) return pause
    const untilRelease = nextRelease - state.serverNow(Date.now())
    return Math.min(pause, Math.max(FLOCK_MS, untilRelease + FLOCK_MS))
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    refresh,
    /** What is known to have changed is shown before the board has been read again. */
    change(id: string, attributes: Partial<BoardOrder['attributes']>) {
      const orders = state.orders?.map((order) =>
        order.id === id ? { ...order, attributes: { ...order.attributes, ...attributes } } : order,
      )
      set({ orders: orders ?? null })
    },
    setAcceptance: (acceptsOrders: boolean) => set({ acceptsOrders }),
    close() {
      isClosed = true
      clearTimeout(next)
      clearTimeout(flock)
      stopFollowing()
    },
  }
}

function newsIn(orders: readonly BoardOrder[], before: readonly BoardOrder[]) {
  const known = new Map(before.map((order) => [order.id, order.attributes]))
  return orders.filter(({ id, attributes }) => {
    if (isEnded(attributes.status)) return false
    const earlier = known.get(id)
    return !earlier || (earlier['arrived-at'] === null && attributes['arrived-at'] !== null)
  })
}
