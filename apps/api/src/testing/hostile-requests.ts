import type { OpenAPIV3_1 } from 'openapi-types'

/** A call of a route with one thing about it that no client of ours would send. */
export type HostileRequest = {
  route: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With `{id}` and the like still to be filled in, where they are not what is hostile. */
  path: string
  query: Record<string, string>
  body: unknown
  /** What is hostile, for the report of a failure. */
  said: string
}

type Schema = OpenAPIV3_1.SchemaObject
type Random = (below: number) => number

/** Numbers that follow from a seed. A failing run is repeated by its seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * For every parameter and every field of every route of the document, so many values it was not made for. The other
 * fields are those of the body that is known to be good for the route, where there is one.
 */
export function* hostileRequests(
  document: OpenAPIV3_1.Document,
  {
    random,
    perField,
    goodBodies = {},
  }: { random: Random; perField: number; goodBodies?: Record<string, object> },
): Generator<HostileRequest> {
  const schemas = document.components?.schemas ?? {}
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method]
      if (!operation || !path.startsWith('/api/')) continue
      const route = `${method} ${path}`
      const example = baseOf(route, operation, schemas)
      const base = { ...example, body: goodBodies[route] ?? example.body }
      const picks = (values: readonly unknown[]) =>
        Array.from({ length: perField }, () => values[random(values.length)])

      for (const { name, in: where } of parametersOf(operation)) {
        for (const value of picks(TEXTS)) {
          const written = encodeURIComponent(String(value).toWellFormed())
          const said = `${where} ${name} ${short(value)}`
          if (where === 'query') {
            yield { ...base, query: { ...base.query, [name]: String(value) }, said }
          } else if (where === 'path') {
            yield { ...base, path: base.path.replace(`{${name}}`, written), said }
          }
        }
      }
      if (base.body === undefined) continue
      for (const value of picks(WHOLE_BODIES)) yield { ...base, body: value, said: short(value) }
      for (const at of fieldsOf(example.body)) {
        const [field = ''] = at
        for (const value of picks(EVERYTHING)) {
          const put = withValue(example.body, at, value) as Record<string, unknown>
          const said = `${at.join('/')} ${short(value)}`
          yield { ...base, body: { ...(base.body as object), [field]: put[field] }, said }
        }
      }
    }
  }
}

const deep = (levels: number) => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
const wide = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at, at]))

const NUMBERS = [
  0,
  -1,
  1.5,
  -0,
  1e-300,
  1e15,
  1e21,
  1.7e308,
  -1.7e308,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  99,
]
const TEXTS = [
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  `${'a'.repeat(5_000)}!`,
  `${' '.repeat(5_000)}x`,
  '\u0000',
  'a\u0000b',
  '\ud800',
  'b\udc00',
  '\u001b[31m',
  'a\u202eb',
  '\u200d'.repeat(2_000),
  '👩‍👩‍👧‍👦'.repeat(200),
  'ﷺ'.repeat(500),
  '٠١٢٣',
  '9999-12-31 23:59:59',
  '0000-01-01 00:00:00',
  '3000-01-01 00:00:00',
  '2026-02-30 00:00:00',
  '+275760-09-13',
  '9999-12-31',
  '0000-01-01',
  '00000000-0000-0000-0000-000000000000',
  '99999999999999999999',
  '-1',
  '1e309',
  'NaN',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or pg_sleep(5) --",
  '%00%ff',
  '(((((((((((((((((((((a+)+)+)+)+)+)+',
  '{{7*7}}',
  'a,'.repeat(500),
  '\r\nset-cookie: a=b',
]
const SHAPES: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  deep(1_000),
  wide(5_000),
  Array.from({ length: 5_000 }, () => 1),
  Array.from({ length: 2_000 }, (_, id) => ({ id, quantity: 99 })),
  Array.from({ length: 1_000 }, () => 'x'.repeat(100)),
  { toString: 'a', constructor: { prototype: {} } },
]
const EVERYTHING: unknown[] = [...NUMBERS, ...TEXTS, ...SHAPES]
const WHOLE_BODIES: unknown[] = [...SHAPES, 'a', 7, '']

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'undefined'

type Schemas = NonNullable<OpenAPIV3_1.ComponentsObject['schemas']>

function baseOf(
  route: string,
  operation: OpenAPIV3_1.OperationObject,
  schemas: Schemas,
): Omit<HostileRequest, 'said'> {
  const [method = '', path = ''] = route.split(' ')
  const query: Record<string, string> = {}
  for (const { name, in: where, required, schema } of parametersOf(operation)) {
    if (where === 'query' && required) query[name] = String(exampleOf(schema ?? {}, schemas))
  }
  const content = resolved(operation.requestBody ?? {}, schemas) as OpenAPIV3_1.RequestBodyObject
  const schema = content.content?.['application/json']?.schema
  const body = schema && exampleOf(schema, schemas)
  return { route, method: method as HostileRequest['method'], path, query, body }
}

const parametersOf = ({ parameters = [] }: OpenAPIV3_1.OperationObject) =>
  parameters.filter((each): each is OpenAPIV3_1.ParameterObject => 'name' in each)

function resolved(schema: object, schemas: Schemas): object {
  if (!('$ref' in schema)) return schema
  return schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? {}
}

/** A value that fits a schema, with every field there is. */
function exampleOf(written: object, schemas: Schemas): unknown {
  const schema = resolved(written, schemas) as Schema
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (variants) return exampleOf(variants.find((it) => !isNull(it)) ?? {}, schemas)
  const type = Array.isArray(schema.type) ? schema.type.find((it) => it !== 'null') : schema.type
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, schemas)]))
  }
  if (type === 'array') return 'items' in schema ? [exampleOf(schema.items ?? {}, schemas)] : []
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  if (schema.format === 'uuid') return '3f0c1c1e-7a55-4d0e-9d3b-2f1f6a3f9b11'
  if (schema.format === 'email') return 'nora@example.com'
  if (schema.format === 'date') return '1990-01-01'
  return 'example'
}

const isNull = (schema: object) => 'type' in schema && schema.type === 'null'

type Path = (string | number)[]

/** The places of a value: its fields, the first of each list, and theirs. */
function fieldsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key]
    return [path, ...fieldsOf(inner, path)]
  })
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((each, at) => (at === key ? withValue(each, rest, put) : each))
  const fields = value as Record<string, unknown>
  return { ...fields, [key]: withValue(fields[key], rest, put) }
}
