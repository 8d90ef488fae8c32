import type { MenuDocument } from '@sufra/contract/menu/menu'
import { categorySlug } from '@sufra/domain/menu/slug'
import { wordsIn } from '@sufra/domain/text/locales'
import { cardOf } from '../../order/menu/sections.server.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import type { SearchableCard } from './search-model.ts'

/** Every item with all that it can be found by: its name in each language, description, category and ingredients. */
export function searchEntries(menu: MenuDocument, brand: Brand): SearchableCard[] {
  return menu.data.flatMap((category) => {
    const slug = categorySlug(category)
    const categoryName = wordsIn(category.name, brand.locale)
    return category.items.flatMap((item) => {
      const card = cardOf(item, slug, brand)
      if (!card) return []
      const otherNames = Object.values(item.name).filter((name) => name !== card.name)
      const ingredients = item.ingredients.map(({ name }) => wordsIn(name, brand.locale))
      return [{ card, categoryName, otherTexts: [...otherNames, categoryName, ...ingredients] }]
    })
  })
}
