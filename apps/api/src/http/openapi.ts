import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type GlobalMeta, globalRegistry, registry } from 'zod'
import type { Access } from './access.ts'
import { API_INTRODUCTION, API_TAGS } from './openapi-introduction.ts'
import { describeCodec, onlyReferenced } from './openapi-schemas.ts'

const zodToJsonConfig = { override: describeCodec }

/** Writes down every route registered after it; `app.swagger()` is the document. */
export async function describeRoutes(app: FastifyInstance) {
  const settings = { zodToJsonConfig, schemaRegistry: namedSchemas() }
  const transform = createJsonSchemaTransform(settings)
  const transformObject = createJsonSchemaTransformObject(settings)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sufra API', version: '1.0.10', description: API_INTRODUCTION },
      tags: API_TAGS,
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
    transformObject: (document) => onlyReferenced(transformObject(document)),
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

/** Ours is version 3.1, as set above. */
export const openApiDocument = (app: FastifyInstance) => app.swagger() as OpenAPIV3_1.Document

/** Those of this moment: a storefront loaded later brings schemas of the same names into the process. */
function namedSchemas() {
  const named = registry<GlobalMeta>()
  for (const schema of globalRegistry._idmap.values()) {
    named.add(schema, globalRegistry.get(schema) ?? {})
  }
  return named
}
