import { z } from 'zod'

/** Catalogue ids are small integers: they stand in slugs. */
export const Id = z.int32().positive()

export const resource = <Type extends string, Attributes extends z.ZodType>(
  type: Type,
  attributes: Attributes,
) => z.object({ type: z.literal(type), id: Id, attributes })

/** Ids of what belongs to customers are random: they cannot be guessed or counted. */
export const RandomId = z.uuid()

export const ownedResource = <Type extends string, Attributes extends z.ZodType>(
  type: Type,
  attributes: Attributes,
) => z.object({ type: z.literal(type), id: RandomId, attributes })

/** The number of rows a page may hold, and what pages beyond the last one say. */
export const PageMeta = z
  .object({ page: z.int(), size: z.int(), total: z.int() })
  .meta({ id: 'PageMeta' })

export const one = <Resource extends z.ZodType>(data: Resource) => z.object({ data })
export const list = <Resource extends z.ZodType>(data: Resource) =>
  z.object({ data: z.array(data), meta: PageMeta })
