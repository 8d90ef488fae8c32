import { z } from 'zod'

type Described = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]

/** What stands inside as a list or a number is a text on the wire; it is the wire that is described. */
export function describeWire({ zodSchema, jsonSchema }: Described) {
  const { def } = zodSchema._zod
  if (def.type === 'pipe' && 'reverseTransform' in def) describeCodec(def.in, jsonSchema)
  // Digits in a query string are a number to whoever reads the description.
  if (jsonSchema.type === 'integer' || jsonSchema.type === 'number') delete jsonSchema.pattern
  // zod leaves it out where the text is read as something else.
  if ('defaultValue' in def && isPlain(def.defaultValue)) jsonSchema.default = def.defaultValue
}

function describeCodec(onTheWire: z.core.$ZodType, jsonSchema: Described['jsonSchema']) {
  for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
  const { $schema, ...described } = z.toJSONSchema(onTheWire, { io: 'input' })
  Object.assign(jsonSchema, described)
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

type Documented = { paths?: object; components?: { schemas?: Record<string, unknown> } }

/** Of all named schemas those that some path leads to. */
export function onlyReferenced<Document extends Documented>(document: Document) {
  const schemas = document.components?.schemas ?? {}
  const names = new Set(namesIn(document.paths))
  for (const name of names) for (const inner of namesIn(schemas[name])) names.add(inner)
  const kept = Object.entries(schemas).filter(([name]) => names.has(name))
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(kept) },
  }
}

const namesIn = (part: unknown) =>
  [...(JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
