import fastify from 'fastify'

/** The least a Fastify route that takes JSON can do: what our prices are compared with. */
const app = fastify()
app.get('/', async () => '')
app.post('/', async () => ({}))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
