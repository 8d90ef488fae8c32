import { Id } from '@sufra/contract/wire/json-api'
import { PAGE_SIZE } from '@sufra/contract/wire/page-size'
import { z } from 'zod'

const LAST_PAGE = 1_000_000

/** A query string whose parameters may be spelled `filter[x]` or `x`, `page[size]`, `size` or `limit`. */
export const query = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(oneSpelling, z.object(shape))

/** The parameters of every list. */
export const paging = {
  page: wholeNumber(1, LAST_PAGE).default(1).describe('Counted from 1. Also `page[number]`.'),
  limit: wholeNumber(1, PAGE_SIZE)
    .default(PAGE_SIZE)
    .describe('Rows on a page. Also `size` and `page[size]`.'),
}
export type Paging = { page: number; limit: number }

/** What `?include=a,b` may name; anything else is refused. */
export const including = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .max(200)
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(names)))
    .default([])
    .describe(`Any of ${names.join(', ')}, separated by commas.`)

export const IdText = wholeNumber(1, 2_147_483_647).pipe(Id)
export const Latitude = decimal(90).describe('Degrees north.')
export const Longitude = decimal(180).describe('Degrees east.')

/** The rows of one page, and what there is in all. */
export function onePage<Row>(rows: readonly Row[], { page, limit }: Paging) {
  const start = (page - 1) * limit
  const meta = { page, size: limit, total: rows.length }
  return { data: rows.slice(start, start + limit), meta }
}

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, `A whole number from ${min} to ${max}.`)
    .meta({ type: 'integer', minimum: min, maximum: max })
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

function decimal(bound: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, `A decimal number from ${-bound} to ${bound}.`)
    .meta({ type: 'number', minimum: -bound, maximum: bound })
    .transform(Number)
    .pipe(z.number().min(-bound).max(bound))
}

const SPELLINGS: Record<string, string> = {
  'page[number]': 'page',
  'page[size]': 'limit',
  size: 'limit',
}

/** A parameter given twice, in whatever spelling, becomes a list, which no schema here accepts. */
function oneSpelling(given: unknown) {
  const spelled: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(given ?? {})) {
    const name = SPELLINGS[key] ?? /^filter\[(.+)\]$/.exec(key)?.[1] ?? key
    spelled[name] = name in spelled ? [spelled[name], value].flat() : value
  }
  return { ...spelled }
}
