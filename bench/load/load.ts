import autocannon from 'autocannon'

/** What is asked for, by whom, and for how long. */
export type Load = {
  url: string
  headers: Record<string, string>
  seconds: number
  connections?: number
  /** Posted with every request; without it the address is read. */
  body?: string
  /** Behind each connection, with what they post. `[<id>]` in a header is new with every request. */
  people?: { token: string; body: string }[]
}

/** Asks for one address as fast as it is answered, and prints how many answers came in a second. */
const load: Load = JSON.parse(process.argv[2] ?? '')
const { url, headers, seconds, connections = 32, body, people = [] } = load
const isPosted = body !== undefined || people.length > 0
let clients = 0
const result = await autocannon({
  url,
  headers,
  connections,
  duration: seconds,
  ...(isPosted && { method: 'POST' }),
  ...(body !== undefined && { body }),
  idReplacement: people.length > 0,
  setupClient: (client) => {
    const person = people[clients++ % people.length]
    if (!person) return
    const authorization = `Bearer ${person.token}`
    client.setHeadersAndBody({ ...headers, authorization }, person.body)
  },
})
const failed = result.non2xx + result.errors
if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`)
process.stdout.write(String(result['2xx'] / result.duration))
