import type { BoardDocument, BoardOrder } from '@sufra/contract/orders/board'
import type { StreamState } from '@sufra/web/live/follow-orders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBoard } from './board-store.ts'
import { aBoard, aCard } from './testing.ts'

const NOW = Date.UTC(2027, 1, 15, 12)
const HERE = new Date(NOW).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(first: BoardDocument) {
  const server = { board: first, readings: 0, isAway: false }
  let told: { onChange(): void; onState(state: StreamState): void } | null = null
  const news: BoardOrder[] = []
  const board = openBoard({
    async read() {
      server.readings++
      if (server.isAway) throw new Error('away')
      return server.board
    },
    follow(following) {
      told = following
      return () => {
        told = null
      }
    },
    onNews: (orders) => news.push(...orders),
  })
  return {
    server,
    board,
    news,
    stream: (state: StreamState) => told?.onState(state),
    event: () => told?.onChange(),
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('the board is read at once, and again soon after an event; a flock of events is one reading', async () => {
  const { server, board, event, stream, passes } = open(aBoard([]))
  await passes(0)
  stream('live')
  expect(board.current()).toMatchObject({ orders: [], hasFailed: false })

  server.board = aBoard([aCard()])
  for (let count = 0; count < 20; count++) event()
  await passes(200)

  expect(board.current().orders).toHaveLength(1)
  expect(server.readings).toBe(2)
  board.close()
})

test('events that never cease do not keep the board from being read', async () => {
  const { server, board, event, passes } = open(aBoard([]))
  await passes(0)

  for (let count = 0; count < 50; count++) {
    event()
    await passes(20)
  }

  expect(server.readings).toBeGreaterThan(15)
  board.close()
})

test('what was there when the board was opened does not ring; what comes later does, and who arrives', async () => {
  const old = aCard()
  const { server, board, news, event, passes } = open(aBoard([old]))
  await passes(0)
  const fresh = aCard()
  const gone = aCard({ status: 'cancelled-by-customer' })

  server.board = aBoard([old, fresh, gone])
  event()
  await passes(200)
  event()
  await passes(200)

  expect(news.map(({ id }) => id)).toEqual([fresh.id])

  server.board = aBoard([{ ...old, attributes: { ...old.attributes, 'arrived-at': HERE } }, fresh])
  event()
  await passes(200)
  expect(news.map(({ id }) => id)).toEqual([fresh.id, old.id])
  board.close()
})

test('without a stream the board is read every fifteen seconds, and at once when it is back', async () => {
  const { server, board, stream, passes } = open(aBoard([]))
  await passes(0)
  stream('live')
  await passes(20_000)
  expect(server.readings).toBe(1)

  stream('lost')
  await passes(45_100)
  expect(server.readings).toBe(4)

  stream('live')
  await passes(10)
  expect(server.readings).toBe(5)
  board.close()
})

test('a reading that fails keeps what was shown, says so, and is made good', async () => {
  const { server, board, stream, passes } = open(aBoard([aCard()]))
  await passes(0)
  stream('live')
  server.isAway = true
  await passes(60_000)
  expect(board.current()).toMatchObject({ hasFailed: true, readAt: NOW })
  expect(board.current().orders).toHaveLength(1)

  server.isAway = false
  await passes(15_000)
  expect(board.current().hasFailed).toBe(false)
  board.close()
})

test('a scheduled order is looked for when its time has come, by the server’s clock', async () => {
  const served = (release: number | null) =>
    aBoard([], {
      now: new Date(NOW + 3_600_000).toISOString(),
      'next-release': release === null ? null : new Date(NOW + 3_600_000 + release).toISOString(),
    })
  const { server, board, stream, passes } = open(served(5_000))
  await passes(0)
  stream('live')
  server.board = served(null)

  await passes(4_900)
  expect(server.readings).toBe(1)
  await passes(400)
  expect(server.readings).toBe(2)
  expect(board.current().serverNow(NOW)).toBe(NOW + 3_600_000 - 5_040)
  board.close()
})

test('a closed board asks nothing any more', async () => {
  const { server, board, event, passes } = open(aBoard([]))
  await passes(0)
  board.close()
  event()
  await passes(120_000)

  expect(server.readings).toBe(1)
})
