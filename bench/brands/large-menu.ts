import {
  aBrand,
  aCategory,
  aLocation,
  anItem,
  both,
  modifier,
} from '@sufra/api/planting/testing/a-brand'

const CATEGORIES = 20
const ITEMS_EACH = 25
const OPTIONS = 10

export const LARGE_MENU = 'large-menu'

/** 500 items; every second one has a size and ten extras to choose from. */
export const LARGE_MENU_BRAND = aBrand({
  concept: { id: 9_001, slug: LARGE_MENU, label: both('Large menu', 'قائمة كبيرة') },
  application: { hosts: [`${LARGE_MENU}.localhost`] },
  modifierGroups: [
    {
      id: 1,
      name: both('Size', 'الحجم'),
      kind: 'size',
      minimum: 1,
      maximum: 1,
      modifiers: [modifier(1, 'Small', 'صغير', 0, 0), modifier(2, 'Large', 'كبير', 4_00, 200)],
    },
    {
      id: 2,
      name: both('Extras', 'إضافات'),
      kind: 'extra',
      minimum: 0,
      maximum: OPTIONS,
      modifiers: Array.from({ length: OPTIONS }, (_, at) =>
        modifier(10 + at, `Extra ${at + 1}`, `إضافة ${at + 1}`, 1_00 + at, 20),
      ),
    },
  ],
  categories: Array.from({ length: CATEGORIES }, (_, category) =>
    aCategory({
      id: category + 1,
      name: both(`Category ${category + 1}`, `قسم ${category + 1}`),
      items: Array.from({ length: ITEMS_EACH }, (_, at) => {
        const id = category * ITEMS_EACH + at + 1
        return anItem({
          id,
          name: both(`Dish ${id}`, `طبق ${id}`),
          picture: 'shawarma',
          ...(id % 2 === 0 && { modifierGroups: [1, 2] }),
        })
      }),
    }),
  ),
  locations: [
    aLocation({
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 })),
    }),
  ],
})
