import { STATUS_CODES } from 'node:http'
import type { OpenAPIV3_1 } from 'openapi-types'
import { html, prose } from '../../wire/html.ts'
import { inWords, type Schema, schemaOutline } from './schema-outline.ts'

export type Operation = {
  method: string
  path: string
  spec: OpenAPIV3_1.OperationObject
}

export const anchorOf = ({ method, path }: Operation) =>
  `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')

export function operationSection(operation: Operation) {
  const { method, path, spec } = operation
  const parameters = (spec.parameters ?? []).filter((it) => 'in' in it)
  const answers = Object.entries(spec.responses ?? {})
  const refusals = answers.filter(([status]) => status >= '400')
  const body = bodyOf(spec)
  return html`<section class="operation" id="${anchorOf(operation)}">
<h3><a href="#${anchorOf(operation)}"><code>${method.toUpperCase()} ${path}</code></a></h3>
<p><strong>${spec.summary}.</strong> ${prose(spec.description)}</p>
${noteOn(spec)}
${parameters.length > 0 && parameterTable(parameters)}
${body && html`<h4>Body</h4>${schemaOutline(body)}`}
<h4>Answers</h4>
<dl>${answers.filter(([status]) => status < '400').map(answerOf)}</dl>
${refusals.length > 0 && html`<h4>Refusals</h4><ul class="fields">${refusals.map(refusalOf)}</ul>`}
</section>`
}

/** What a caller brings, where it is not the key alone. */
function noteOn({ security }: OpenAPIV3_1.OperationObject) {
  if (!security) return null
  if (security.length === 0) return html`<p class="note">Needs no app-key.</p>`
  const isNeeded = security.every((it) => 'token' in it)
  const note = isNeeded ? 'Needs a token.' : 'Takes a token, but needs none.'
  return html`<p class="note">${note}</p>`
}

const bodyOf = ({ requestBody }: OpenAPIV3_1.OperationObject) =>
  requestBody && 'content' in requestBody
    ? requestBody.content['application/json']?.schema
    : undefined

const parameterTable = (parameters: OpenAPIV3_1.ParameterObject[]) => html`<h4>Parameters</h4>
<table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>About</th></tr></thead><tbody>
${parameters.map(parameterRow)}</tbody></table>`

function parameterRow({
  name,
  in: position,
  required,
  schema,
  description,
}: OpenAPIV3_1.ParameterObject) {
  const type = schema ? inWords(schema as Schema) : 'string'
  return html`<tr><td><code>${name}</code></td><td>${position}</td><td>${type}</td>
<td>${required && html`<strong>Required.</strong> `}${prose(description)}</td></tr>`
}

type Answer = [status: string, OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject]

function answerOf([status, answer]: Answer) {
  const schema = status === '204' ? undefined : schemaOf(answer)
  return html`<dt>${status} ${STATUS_CODES[status]}</dt>
<dd>${schema ? schemaOutline(schema) : 'As the summary says.'}</dd>`
}

function refusalOf([status, answer]: Answer) {
  const schema = schemaOf(answer)
  return html`<li>${status} ${STATUS_CODES[status]}: ${schema && inWords(schema)}</li>`
}

const schemaOf = (answer: Answer[1]) =>
  'content' in answer ? answer.content?.['application/json']?.schema : undefined
