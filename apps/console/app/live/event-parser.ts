export type StreamEvent = { id: string; name: string; data: string }

type Told = {
  onEvent(event: StreamEvent): void
  /** The server says how soon to come back. */
  onRetry?(ms: number): void
}

/** Reads server-sent events from text as it arrives, wherever it is cut. */
export function eventParser({ onEvent, onRetry }: Told) {
  let rest = ''
  let lastId = ''
  let name = ''
  let data: string[] = []

  return (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    // Only a line that has come to its end can be read.
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line.replace(/\r$/, ''))
  }

  function readLine(line: string) {
    if (line === '') return finish()
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'id') lastId = value
    else if (field === 'event') name = value
    else if (field === 'data') data.push(value)
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry?.(Number(value))
  }

  function finish() {
    if (data.length > 0) onEvent({ id: lastId, name: name || 'message', data: data.join('\n') })
    name = ''
    data = []
  }
}
