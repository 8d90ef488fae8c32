import { z } from 'zod'

type Described = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]

/** A codec is a list inside and a text on the wire; it is the wire that is described. */
export function describeCodec({ zodSchema, jsonSchema }: Described) {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe' || !('reverseTransform' in def)) return
  for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
  const { $schema, ...onTheWire } = z.toJSONSchema(def.in, { io: 'input' })
  Object.assign(jsonSchema, onTheWire)
}

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
