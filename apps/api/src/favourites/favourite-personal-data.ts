import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { favourites } from './favourite-tables.ts'

export const FAVOURITE_DATA = [
  personalTable(favourites, {
    whose: ofPerson(favourites),
    rows: 'deleted',
    columns: { conceptId: untold, customerId: told, itemId: told, createdAt: told },
  }),
]
