import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { notFound, refusal } from '../problems/problem.ts'

/** Answers a path nobody serves with 404, and a served path asked in the wrong way with 405. */
export function refuseUnknownPaths(app: FastifyInstance) {
  const served: { path: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', (route) => {
    served.push({ path: pathPattern(route), methods: [route.method].flat() })
  })

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const methods = served.filter((it) => it.path.test(path)).flatMap((it) => it.methods)
    // A served path asked in the right way comes here when a value in it is too long to be read.
    if (methods.length === 0 || methods.includes(request.method)) throw notFound()
    reply.header('allow', [...new Set(methods)].join(', '))
    throw refusal('method-not-allowed')
  })
}

const pathPattern = ({ url }: RouteOptions) =>
  new RegExp(`^${url.split('/').map(segmentPattern).join('/')}/?$`)

function segmentPattern(segment: string) {
  if (segment === '*') return '.*'
  return segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', '\\.')
}
