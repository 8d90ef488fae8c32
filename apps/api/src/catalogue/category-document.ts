import type { MenuCategory, MenuItem } from '@sufra/contract/menu/menu'
import type { Category } from './category-queries.ts'
import { pictureUri } from './picture-uri.ts'

export const categoryDocument = (
  category: Category,
  displayOrder: number,
  items: MenuItem[],
): MenuCategory => ({ ...categoryHeading(category, displayOrder), items })

/** A category without what is in it. */
export const categoryHeading = (category: Category, displayOrder: number) => ({
  id: category.id,
  name: category.name,
  description: category.description,
  'image-uri': pictureUri(category.picture),
  'display-order': displayOrder,
  'excluded-locations': category.excludedLocations,
  'excluded-apps': category.excludedApplications,
})
