import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

type Reading = {
  url: string
  headers: Record<string, string>
  seconds: number
  connections?: number
}

/**
 * How many answers a second an address gives to readers who do next to nothing themselves: they know how
 * long an answer is, and ask again when as many bytes have come. A client that takes every answer apart
 * needs more time than the server, and would measure itself.
 */
export async function readsOf({ url, headers, seconds, connections = 32 }: Reading) {
  const { hostname, port, pathname } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers })
  const question = `GET ${pathname} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`
  const open = async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket
  }
  const first = await open()
  const length = await lengthOfAnswer(first, question)
  first.destroy()

  const sockets = await Promise.all(Array.from({ length: connections }, open))
  let answers = 0
  for (const socket of sockets) {
    let come = 0
    socket.on('data', ({ length: bytes }: Buffer) => {
      come += bytes
      if (come < length) return
      come -= length
      answers += 1
      socket.write(question)
    })
  }
  const start = performance.now()
  for (const socket of sockets) socket.write(question)
  await setTimeout(seconds * 1_000)
  const rate = (1_000 * answers) / (performance.now() - start)
  for (const socket of sockets) socket.destroy()
  return rate
}

/** Head and body; every later answer to the same question has as many bytes. */
async function lengthOfAnswer(socket: Socket, question: string): Promise<number> {
  socket.write(question)
  let answer = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    answer += chunk
    const head = answer.indexOf('\r\n\r\n') + 4
    const [, size] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? []
    if (head < 4) continue
    if (!answer.startsWith('HTTP/1.1 200 ') || !size) {
      throw new Error(`No plain answer: ${answer.slice(0, head)}`)
    }
    if (answer.length >= head + Number(size)) return head + Number(size)
  }
  throw new Error('The answer was cut.')
}
