import { createServer } from 'node:http'

/** The least a Node server can do: what ours is compared with. */
createServer((_request, response) => response.end('ok')).listen(
  Number(process.argv[2]),
  '127.0.0.1',
)
