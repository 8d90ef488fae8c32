import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * The wire form of routes that are called many times a second. Their schemas are compiled: what passes is
 * taken as it is, and anything else goes the usual way, which also says what is wrong with it.
 */
export function useCompiledForm(app: FastifyInstance) {
  app.setValidatorCompiler<z.core.$ZodType>((route) => {
    const usual = validatorCompiler(route)
    if (route.httpPart !== 'body') return usual
    const passes = whenAsked(() => READING.compile(rulesOf(route.schema, 'input')))
    return (data) => (passes()(data) ? { value: data } : usual(data))
  })
  app.setSerializerCompiler<z.core.$ZodType>((route) => {
    const usual = serializerCompiler(route)
    const passes = whenAsked(() => WRITING.compile(rulesOf(route.schema, 'output')))
    return (data) => (passes()(data) ? JSON.stringify(data) : usual(data))
  })
}

/** As zod reads: unknown fields are dropped, absent ones may have a value of their own. */
const READING = new Ajv2020({ removeAdditional: true, useDefaults: true })
/** What is written may be shared: it is looked at, not touched. */
const WRITING = new Ajv2020()

/** No process pays at its start for what it may never do. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Refuses schemas that do more than JSON Schema can say: they would lose a rule without a word. */
function rulesOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      const hidden = hiddenRule(def)
      if (hidden) throw new Error(`A schema with a ${hidden} cannot be compiled.`)
      // Of zod's objects, those that say nothing of other fields drop them.
      if (def.type === 'object' && !('catchall' in def && def.catchall)) {
        jsonSchema.additionalProperties = false
      }
    },
  })
}

const HIDING_TYPES = new Set([
  'pipe',
  'transform',
  'catch',
  'custom',
  'lazy',
  'prefault',
  'success',
])
const HIDING_CHECKS = new Set(['custom', 'overwrite', 'property'])

function hiddenRule(def: z.core.$ZodTypeDef & { coerce?: boolean }): string | null {
  if (HIDING_TYPES.has(def.type)) return def.type
  if (def.coerce) return 'coercion'
  const check = def.checks?.find((each) => HIDING_CHECKS.has(each._zod.def.check))
  return check ? `${check._zod.def.check} check` : null
}
