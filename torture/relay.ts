import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A bad line to a port: of what comes back over each connection it passes on so many bytes, and cuts
 * it at the next.
 */
export async function openBadLine(target: number, bytesPassed: () => number) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    let left = bytesPassed()
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', cut).on('close', cut)
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      if (bytes.length <= left) {
        left -= bytes.length
        near.write(bytes)
      } else near.write(bytes.subarray(0, left), cut)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
