import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { integrationOptions } from './integration-option-tables.ts'

export type OptionName = { product: string; name: string }

export async function findOption(db: Db, conceptId: number, { product, name }: OptionName) {
  const [option] = await db
    .select({ value: integrationOptions.value })
    .from(integrationOptions)
    .where(
      and(
        eq(integrationOptions.conceptId, conceptId),
        eq(integrationOptions.product, product),
        eq(integrationOptions.name, name),
      ),
    )
  return option?.value ?? null
}
