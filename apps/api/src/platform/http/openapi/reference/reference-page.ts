import { createHash } from 'node:crypto'
import type { OpenAPIV3_1 } from 'openapi-types'
import { Html, html, prose } from '../../wire/html.ts'
import { anchorOf, type Operation, operationSection } from './operation-section.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { schemaOutline } from './schema-outline.ts'

const styleHash = createHash('sha256').update(REFERENCE_STYLE).digest('base64')

/** The page has one style and no script, and asks nobody for anything. */
export const REFERENCE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The OpenAPI document as a page to read. */
export function referencePage({
  info,
  tags = [],
  paths,
  components,
}: OpenAPIV3_1.Document): string {
  const operations = operationsOf(paths)
  const groups = tags
    .map((tag) => ({
      ...tag,
      operations: operations.filter(({ spec }) => spec.tags?.includes(tag.name)),
    }))
    .filter((group) => group.operations.length > 0)
  const schemas = Object.entries(components?.schemas ?? {})

  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${new Html(REFERENCE_STYLE)}</style>
</head>
<body>
<nav aria-label="Contents">
<h2>${info.title} ${info.version}</h2>
${groups.map(contentsOf)}
<h3><a href="#schemas">Schemas</a></h3>
</nav>
<main>
<h1>${info.title}</h1>
${(info.description ?? '').split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
${groups.map(
  ({ name, description, operations }) => html`<section id="${slugOf(name)}">
<h2>${name}</h2><p>${prose(description)}</p>${operations.map(operationSection)}</section>`,
)}
<section id="schemas"><h2>Schemas</h2>
${schemas.map(
  ([name, schema]) => html`<section class="operation" id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a></h3>${schemaOutline(schema)}</section>`,
)}
</section>
</main>
</body>
</html>`.markup
}

const contentsOf = ({ name, operations }: { name: string; operations: Operation[] }) => html`
<h3><a href="#${slugOf(name)}">${name}</a></h3>
<ul>${operations.map((it) => html`<li><a href="#${anchorOf(it)}">${it.spec.summary}</a></li>`)}</ul>`

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const operationsOf = (paths: OpenAPIV3_1.PathsObject = {}): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const spec = item?.[method]
      return spec ? [{ method, path, spec }] : []
    }),
  )
