import {
  aBrand,
  aCategory,
  aLocation,
  anItem,
  both,
  modifier,
} from '@sufra/api/planting/testing/a-brand'
import { aStaff } from '@sufra/api/planting/testing/a-staff'
import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { ALWAYS } from './always-open.ts'

const brand = aBrand({
  concept: {
    id: 911,
    slug: 'ordering',
    label: both('Ordering', 'طلبات'),
    cancellation: { maxStatus: 2, minutes: 5 },
    allowAdvanceOrder: true,
    maxDaysInAdvance: 3,
  },
  application: {
    hosts: ['ordering.localhost'],
    orderTypes: [...ORDER_TYPES],
    paymentsDeliver: ['card', 'cash', 'card-on-delivery'],
    paymentsPickup: ['card', 'cash', 'card-on-pickup', 'loyalty-points'],
  },
  modifierGroups: [
    {
      id: 1,
      name: both('Bread', 'الخبز'),
      kind: 'choice',
      minimum: 1,
      maximum: 1,
      modifiers: [
        modifier(1, 'Saj bread', 'خبز صاج', 0, 0, { outOfStockLocations: [2] }),
        modifier(2, 'Pita', 'خبز عربي', 0, 0),
      ],
    },
  ],
  categories: [
    aCategory({
      items: [
        anItem({ id: 1, price: 14_00, picture: 'shawarma' }),
        anItem({ id: 2, name: both('Mixed grill', 'مشاوي مشكلة'), price: 40_00 }),
        anItem({ id: 3, name: both('Fatteh', 'فتة'), price: 27_00, excludedLocations: [2] }),
        anItem({
          id: 4,
          name: both('Halloumi roll', 'لفة حلوم'),
          price: 18_00,
          modifierGroups: [1],
        }),
      ],
    }),
  ],
  locations: [
    aLocation({
      curbside: true,
      orderTypes: [...ORDER_TYPES],
      hours: ALWAYS,
      zones: [
        {
          id: 1,
          name: both('Olaya', 'العليا'),
          polygon: [
            [46.6, 24.6],
            [46.75, 24.6],
            [46.75, 24.8],
            [46.6, 24.8],
            [46.6, 24.6],
          ],
          minimum: 0,
          charge: 9_00,
        },
      ],
    }),
    aLocation({ id: 2, name: both('Malaz', 'الملز'), orderTypes: ['to-go'], hours: ALWAYS }),
  ],
})

/** Always open, with everything it takes to place, follow and repeat an order. */
export const ORDERING = { ...brand, staff: aStaff(brand) }
