import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { modifierGroups, modifiers } from './modifier-tables.ts'

export type ModifierGroup = Awaited<ReturnType<typeof findModifierGroups>>[number]
export type Modifier = ModifierGroup['modifiers'][number]

export async function findModifierGroups(db: Db, conceptId: number, groupIds: number[]) {
  const groups = await db
    .select()
    .from(modifierGroups)
    .where(and(eq(modifierGroups.conceptId, conceptId), inArray(modifierGroups.id, groupIds)))
    .orderBy(asc(modifierGroups.id))
  const choices = await db
    .select()
    .from(modifiers)
    .where(and(eq(modifiers.conceptId, conceptId), inArray(modifiers.groupId, groupIds)))
    .orderBy(asc(modifiers.displayOrder), asc(modifiers.id))
  const choicesOf = Map.groupBy(choices, (choice) => choice.groupId)
  return groups.map((group) => ({ ...group, modifiers: choicesOf.get(group.id) ?? [] }))
}
