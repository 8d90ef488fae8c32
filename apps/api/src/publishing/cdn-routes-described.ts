import { ContentDocument } from '@sufra/contract/brand/content'
import { MenuDocument } from '@sufra/contract/menu/menu'
import { MENU_TYPES } from '@sufra/domain/vocabulary/order-types'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { z } from 'zod'
import { refusals } from '../platform/http/openapi/openapi-answers.ts'
import { addressOf } from './document-address.ts'

const tags = ['Published documents']
const security: [] = []

/** The addresses below /cdn, which are one route to the server: for the description of the API. */
export const PUBLISHED_PATHS: OpenAPIV3_1.PathsObject = {
  ...bothAddresses({
    kind: 'menus',
    called: 'menu',
    id: inPath('id', '^\\d+$', 'The menu.'),
    type: {
      in: 'query',
      name: 'type',
      description: 'Where menus are separated, whose menu it is.',
      schema: { type: 'string', enum: [...MENU_TYPES] },
    },
    version: inPath(
      'version',
      `^((${MENU_TYPES.join('|')})-)?[0-9a-f]{16}$`,
      'As `menu-ref` and `order-type-menus` of an application have it.',
    ),
    document: MenuDocument.meta({ id: 'Menu' }),
  }),
  ...bothAddresses({
    kind: 'content',
    called: 'texts of the interface',
    id: inPath('id', '^[\\w-]+$', 'The key of the application.'),
    version: inPath('version', '^[0-9a-f]{16}$', 'As `content-uri` of an application has it.'),
    document: ContentDocument.meta({ id: 'Content' }),
  }),
}

function bothAddresses(published: {
  kind: string
  called: string
  id: OpenAPIV3_1.ParameterObject
  type?: OpenAPIV3_1.ParameterObject
  version: OpenAPIV3_1.ParameterObject
  document: z.ZodType
}): OpenAPIV3_1.PathsObject {
  const { called, id, type, version } = published
  const name = `${published.kind}/{id}`
  const schema = { $ref: `#/components/schemas/${published.document.meta()?.id}` }
  return {
    [addressOf({ name, version: 'current' })]: {
      get: {
        tags,
        security,
        summary: `Where the current ${called} can be found`,
        parameters: type ? [id, type] : [id],
        responses: {
          302: {
            description: 'The address of the current version.',
            headers: { location: { schema: { type: 'string' } } },
          },
          ...refusals(404, 500, 503),
        },
      },
    },
    [addressOf({ name, version: '{version}' })]: {
      get: {
        tags,
        security,
        summary: `One version of the ${called}`,
        description: 'The same bytes for ever; packed as `Accept-Encoding` allows.',
        parameters: [id, version],
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema } } },
          304: { description: 'Not Modified' },
          ...refusals(404, 500, 503),
        },
      },
    },
  }
}

function inPath(name: string, pattern: string, description: string): OpenAPIV3_1.ParameterObject {
  return { in: 'path', name, required: true, description, schema: { type: 'string', pattern } }
}
