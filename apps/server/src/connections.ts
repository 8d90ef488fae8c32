import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { networkOf } from '@sufra/api/platform/allowances/network'
import { serverOptions } from '@sufra/api/platform/http/wire/server-options'
import { Counter, Gauge, type Registry } from 'prom-client'

type Handlers = {
  /** Answers at once, if it can: true when it has. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers in time. */
  handle(request: IncomingMessage, response: ServerResponse): void
}

type Connection = {
  network: string | null
  /** What came last over it, and whether the answer to it has been begun. */
  latest: IncomingMessage | null
  isAnswered: boolean
  /** Answers that have not been written to their end. */
  owed: number
  /** The look around at which something was asked last. */
  askedAt: number
  /** Bytes the system had taken, and since when it has taken no more. */
  taken: number
  stalledSince: number
}

const TIMES = {
  /** Until the head of a request is there, counted also for those who send nothing at all. */
  headersMs: 15_000,
  /** Between two looks at who has come to a halt. */
  lookMs: 2_500,
  /** One write may take so long; whoever reads no faster than that is let go. */
  stallMs: 22_500,
  /** The longest that answers wait for the port to be closed. */
  holdMs: 500,
}
/** When nobody has come for so long, nobody is on their way. */
const QUIET_MS = 20

/**
 * The server's connections: whoever sends or reads nothing is let go, no more are taken than there
 * are descriptors for, and a fault in what somebody sends never becomes an answer to something else.
 */
export function guardedConnections(parts: {
  registry: Registry
  log: (error: Error) => void
  times?: Partial<typeof TIMES>
  max?: number
}) {
  const times = { ...TIMES, ...parts.times }
  const max = parts.max ?? mostConnections(openFilesLimit())
  const open = new Map<Socket, Connection>()
  const networks = new Map<string, number>()
  let looks = 0
  let arrivals = 0
  let held: (() => void)[] | null = null
  const refused = measure(parts.registry, open, max)

  function serve({ answer, handle }: Handlers): Server {
    const { requestTimeout, keepAliveTimeout } = serverOptions
    const server = createServer(
      {
        requestTimeout,
        keepAliveTimeout,
        headersTimeout: times.headersMs,
        connectionsCheckingInterval: Math.min(times.lookMs, times.headersMs),
        optimizeEmptyRequests: true,
      },
      (request, response) => {
        const connection = open.get(request.socket)
        if (connection) {
          connection.latest = request
          connection.isAnswered = false
          connection.askedAt = looks
        }
        if (held) {
          arrivals++
          if (connection) owe(connection, request, response)
          held.push(() => handle(request, response))
          return
        }
        if (answer(request, response)) {
          if (connection) connection.isAnswered = true
          return
        }
        if (connection) owe(connection, request, response)
        handle(request, response)
      },
    )
    server.maxConnections = max
    // Without descriptors a connection cannot be taken; that must not end the process.
    server.on('error', parts.log)
    server.on('drop', () => refused.inc())
    server.on('connection', admit)
    const looking = setInterval(look, times.lookMs).unref()
    server.on('close', () => clearInterval(looking))
    return server
  }

  function admit(socket: Socket) {
    arrivals++
    // Asked for while there is somebody: afterwards nobody could say who it was.
    const { remoteAddress } = socket
    if (!remoteAddress) return void socket.destroy()
    const network = networkOf({ ip: remoteAddress, headers: {} })
    const others = network === null ? 0 : (networks.get(network) ?? 0)
    if (open.size > max / 2 && others >= max / 8) {
      refused.inc()
      return void socket.destroy()
    }
    if (network !== null) networks.set(network, others + 1)
    open.set(socket, {
      network,
      latest: null,
      isAnswered: false,
      owed: 0,
      askedAt: looks,
      taken: 0,
      stalledSince: 0,
    })
    socket.once('close', () => forget(socket))
  }

  function forget(socket: Socket) {
    const network = open.get(socket)?.network ?? null
    open.delete(socket)
    if (network === null) return
    const left = (networks.get(network) ?? 1) - 1
    if (left > 0) networks.set(network, left)
    else networks.delete(network)
  }

  /** Every few seconds: who has come to a halt, and who must make room for others. */
  function look() {
    looks++
    const now = performance.now()
    const longestIdle = roomLeft(open.size, max)
    for (const [socket, connection] of open) {
      const isIdle = connection.owed === 0 && socket.writableLength === 0
      if (isStalled(socket, connection, now, times.stallMs)) socket.destroy()
      else if (isIdle && looks - connection.askedAt > longestIdle) socket.destroy()
    }
  }

  return {
    serve,
    count: () => open.size,

    /**
     * Just before the port is closed. Whoever is on their way in at that moment would be cut off, and
     * most come because they were answered: so answers wait until all who came have been let in, and go
     * out when the port is closed.
     */
    async holdUntilClosed(server: Server) {
      if (open.size === 0 || !server.listening) return
      held = []
      const latest = performance.now() + times.holdMs
      for (let seen = -1; seen !== arrivals && performance.now() < latest; ) {
        seen = arrivals
        await setTimeout(QUIET_MS)
      }
      setImmediate(function release() {
        if (server.listening) return void setImmediate(release)
        const waiting = held ?? []
        held = null
        for (const goOn of waiting) goOn()
      })
    },

    /** What cannot be read is answered only where the answer cannot be taken for another's. */
    refuse(error: Error & { code?: string }, socket: Socket) {
      const connection = open.get(socket)
      const isSilent = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
      if (isSilent || (connection && wouldMislead(connection))) socket.destroy()
      else serverOptions.clientErrorHandler(error, socket)
    },
  }
}

function owe(connection: Connection, request: IncomingMessage, response: ServerResponse) {
  connection.owed++
  response.once('close', () => {
    connection.owed--
    if (connection.latest === request) connection.isAnswered = true
  })
}

/** Another answer is still to come, or the message that broke off has had its answer. */
function wouldMislead({ latest, isAnswered, owed }: Connection) {
  if (!latest) return false
  return latest.complete ? owed > 0 : isAnswered || owed > 1
}

function isStalled(socket: Socket, connection: Connection, now: number, stallMs: number) {
  const taken = socket.bytesWritten - socket.writableLength
  if (socket.writableLength === 0 || taken !== connection.taken || !connection.stalledSince) {
    connection.taken = taken
    connection.stalledSince = now
    return false
  }
  return now - connection.stalledSince > stallMs
}

/** How many looks somebody may be idle: the fewer places are left, the fewer. */
function roomLeft(size: number, max: number) {
  if (size > max * 0.9) return 1
  return size > max * 0.75 ? 4 : Number.POSITIVE_INFINITY
}

/** A quarter stays for files, the database and whatever else is opened. */
const mostConnections = (limit: number) => Math.max(16, limit - Math.max(128, Math.ceil(limit / 4)))

function openFilesLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1])
    return limit > 0 ? limit : Number.POSITIVE_INFINITY
  } catch {
    // Not every system tells; this is what most give at least.
    return 1_024
  }
}

function measure(registry: Registry, open: Map<Socket, Connection>, max: number) {
  new Gauge({
    name: 'http_connections',
    help: 'Connections that are open, those of them that wait for an answer, and the most there may be.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      let waiting = 0
      for (const { owed } of open.values()) if (owed > 0) waiting++
      this.set({ state: 'open' }, open.size)
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'most' }, max)
    },
  })
  return new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections closed at once because there was no room.',
    registers: [registry],
  })
}
