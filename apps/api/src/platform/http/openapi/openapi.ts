import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type GlobalMeta, globalRegistry, registry } from 'zod'
import type { Access } from '../tenant/access.ts'
import { answersOf } from './openapi-answers.ts'
import { parametersOf } from './openapi-parameters.ts'
import { describeWire, onlyReferenced } from './openapi-schemas.ts'

const zodToJsonConfig = { override: describeWire }

export type ApiDescription = {
  introduction: string
  tags: { name: string; description: string }[]
  /** Below which routes a caller shows to be a person, as 'post /customers'. */
  captchaRoutes: readonly string[]
  /** What is answered by routes that answer with no document of the contract. */
  otherAnswers: Record<string, OpenAPIV3_1.ResponsesObject>
  /** Described here and served by somebody else. */
  otherPaths: OpenAPIV3_1.PathsObject
}

/** Writes down every route registered after it; `app.swagger()` is the document. */
export async function describeRoutes(app: FastifyInstance, description: ApiDescription) {
  const settings = { zodToJsonConfig, schemaRegistry: namedSchemas() }
  const transform = createJsonSchemaTransform(settings)
  const transformObject = createJsonSchemaTransformObject(settings)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sufra API', version: '1.0.10', description: description.introduction },
      tags: description.tags,
      security: [{ 'app-key': [] }],
      components: {
        securitySchemes: {
          'app-key': { type: 'apiKey', in: 'header', name: 'app-key' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform(route) {
      const described = transform(route)
      const security = securityFor(route.route.config?.access)
      if (security) described.schema.security = security
      return described
    },
    transformObject: (given) => {
      // Ours is version 3.1, as set above.
      const document = transformObject(given) as OpenAPIV3_1.Document
      const own = completed(document.paths ?? {}, app.prefix, description)
      return onlyReferenced({ ...document, paths: { ...own, ...description.otherPaths } })
    },
  })
}

/** What a caller brings; null: the key alone, as everywhere. */
function securityFor(access: Access | undefined) {
  const keyAlone = { 'app-key': [] }
  const withToken = { 'app-key': [], token: [] }
  if (!access) return null
  if (access === 'public') return []
  return access === 'recognised' ? [keyAlone, withToken] : [withToken]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Adds what no schema of a route says: the headers and refusals of all of them. */
function completed(paths: OpenAPIV3_1.PathsObject, prefix: string, description: ApiDescription) {
  for (const [path, item] of Object.entries(paths)) {
    const below = path.slice(prefix.length)
    for (const method of METHODS) {
      const operation = item?.[method]
      if (!operation) continue
      const route = `${method} ${below}`
      const hasCaptcha = description.captchaRoutes.includes(route)
      const answers = description.otherAnswers[route] ?? operation.responses ?? {}
      Object.assign(operation, {
        parameters: parametersOf(operation, hasCaptcha),
        responses: answersOf(method, answers),
      })
    }
  }
  return paths
}

export const openApiDocument = (app: FastifyInstance) => app.swagger() as OpenAPIV3_1.Document

/**
 * The names of this moment: a storefront loaded later brings schemas of the same names into the process.
 * What is said of schemas without a name stays where it is.
 */
function namedSchemas() {
  const named = registry<GlobalMeta>()
  named._map = globalRegistry._map
  named._idmap = new Map(globalRegistry._idmap)
  return named
}
