import autocannon from 'autocannon'

/** Asks for one address as fast as it is answered, and prints how many answers came in a second. */
const [url = '', host = '', seconds] = process.argv.slice(2)
const result = await autocannon({
  url,
  headers: { host, 'accept-encoding': 'br' },
  connections: 32,
  duration: Number(seconds),
})
const failed = result.non2xx + result.errors
if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`)
process.stdout.write(String(result['2xx'] / result.duration))
