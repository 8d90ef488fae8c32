import { aBrand, aCategory, aLocation, anItem, both } from '@sufra/api/planting/testing/a-brand'
import { aStaff } from '@sufra/api/planting/testing/a-staff'
import { ALWAYS } from './always-open.ts'

/** Enough branches that every journey has one to itself. */
const BRANCHES = 18

const branch = (id: number) =>
  aLocation({
    id,
    name: both(`Branch ${id}`, `فرع ${id}`),
    curbside: true,
    orderTypes: ['to-go', 'pickup', 'deliver'],
    hours: ALWAYS,
    lat: 20 + id,
    zones: [
      {
        id,
        name: both('Around', 'الجوار'),
        polygon: [
          [46.6, 19.9 + id],
          [46.75, 19.9 + id],
          [46.75, 20.1 + id],
          [46.6, 20.1 + id],
          [46.6, 19.9 + id],
        ],
        minimum: 0,
        charge: 9_00,
      },
    ],
  })

const brand = aBrand({
  concept: { id: 910, slug: 'staffed' },
  application: {
    hosts: ['staffed.localhost'],
    orderTypes: ['to-go', 'pickup', 'deliver', 'curbside'],
    paymentsDeliver: ['cash'],
    paymentsPickup: ['cash'],
  },
  categories: [
    aCategory({
      items: [
        anItem({
          id: 1,
          price: 14_00,
          ingredients: [{ id: 1, name: both('Onion', 'بصل'), removable: true }],
        }),
        anItem({ id: 2, name: both('Lentil soup', 'شوربة عدس'), price: 9_00 }),
      ],
    }),
  ],
  locations: Array.from({ length: BRANCHES }, (_, index) => branch(index + 1)),
})

/** Always open, with people at every branch: journeys across the board are walked here. */
export const STAFFED = { ...brand, staff: aStaff(brand) }
