import type { StockCategory } from '@sufra/contract/orders/board'

/** Something the branch has run out of, or has again. */
export type Marking = { what: 'items' | 'categories'; id: number; isOut: boolean }

export const marked = (categories: StockCategory[], { what, id, isOut }: Marking) =>
  categories.map((category): StockCategory => {
    const { attributes } = category
    if (what === 'categories') {
      return category.id === id
        ? { ...category, attributes: { ...attributes, 'is-out': isOut } }
        : category
    }
    const items = attributes.items.map((item) =>
      item.id === id ? { ...item, 'is-out': isOut } : item,
    )
    return { ...category, attributes: { ...attributes, items } }
  })
