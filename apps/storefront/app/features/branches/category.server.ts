import { categoryIdFromSlug } from '@sufra/domain/menu/slug'
import { startOf } from '../../platform/visit/brand.server.ts'
import { notFound } from '../../platform/visit/loader-failure.server.ts'
import type { Visit } from '../../platform/visit/visit.ts'

/** The category the chooser was opened under, whatever language its slug speaks. */
export async function categoryOf(visit: Visit, slug: string) {
  const { menu } = await startOf(visit)
  const category = menu.data.find(({ id }) => id === categoryIdFromSlug(slug))
  if (!category) throw notFound()
  return { id: category.id, name: category.name }
}
