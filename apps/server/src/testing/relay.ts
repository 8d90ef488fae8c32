import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between the product and its database, and can be cut. */
export async function openRelay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const cut = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await once(server, 'close')
  }

  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { url: url.href, cut, mend: () => listen(port) }
}
