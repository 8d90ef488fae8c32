import type { OpenAPIV3_1 } from 'openapi-types'
import { type Html, html, prose } from '../../wire/html.ts'

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject

/** A schema in one line, and its fields, where it has some, below. */
export function schemaOutline(schema: Schema): Html {
  const fields = fieldsOf(schema)
  return html`${inWords(schema)}${fields.length > 0 && html`<ul class="fields">${fields}</ul>`}`
}

/** 'list of Location', 'string or null', '"page" or "link"'. */
export function inWords(schema: Schema): Html {
  if ('$ref' in schema) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return either(schema.enum.map((it) => html`<code>${JSON.stringify(it)}</code>`))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return either(choices.map(inWords))
  const items = itemsOf(schema)
  if (items) return html`list of ${inWords(items)}`
  const format = schema.format && html` (${schema.format})`
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${format}`
}

function fieldsOf(schema: Schema): Html[] {
  if ('$ref' in schema) return []
  const items = itemsOf(schema)
  if (items) return fieldsOf(items)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap(fieldsOf)
  const { required = [] } = schema
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fieldLine(name, field, required.includes(name)),
  )
  const others = schema.additionalProperties
  if (typeof others !== 'object') return fields
  return [...fields, fieldLine('…', others, true)]
}

/** None for what is no list, and for one of fixed length, which says `items: false`. */
const itemsOf = (schema: OpenAPIV3_1.SchemaObject) =>
  'items' in schema && typeof schema.items === 'object' ? schema.items : null

const fieldLine = (name: string, field: Schema, isRequired: boolean) => html`<li>
<code>${name}</code>${!isRequired && html` <em>optional</em>`} ${schemaOutline(field)}
${'description' in field && html`<p>${prose(field.description)}</p>`}</li>`

const either = (choices: Html[]) =>
  html`${choices.map((choice, index) => html`${index > 0 && ' or '}${choice}`)}`
