/** One server-sent event. */
export type StreamEvent = { name: string; data: string }

/**
 * Reads server-sent events out of text as it comes in, however it was cut on the way. `lastId` is what
 * to go on after; an event counts, and its id with it, once it is complete.
 */
export function streamReader(onEvent: (event: StreamEvent) => void, startAfter = '') {
  let rest = ''
  let lastId = startAfter
  let pending = { id: startAfter, name: '', data: [] as string[] }

  const finish = () => {
    const { id, name, data } = pending
    pending = { id, name: '', data: [] }
    lastId = id
    if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') })
  }
  const readLine = (line: string) => {
    if (line === '') return finish()
    const colon = line.indexOf(':')
    // A line that begins with a colon is a heartbeat.
    if (colon === 0) return
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'id' && !value.includes('\0')) pending.id = value
    if (field === 'event') pending.name = value
    if (field === 'data') pending.data.push(value)
  }

  return {
    lastId: () => lastId,
    read(text: string) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) readLine(line.replace(/\r$/, ''))
    },
  }
}
