import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { cars } from './car-tables.ts'

export const CAR_DATA = [
  personalTable(cars, {
    whose: ofPerson(cars),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: told,
      customerId: told,
      colorId: told,
      makerId: told,
      plateNumber: told,
      createdAt: told,
    },
  }),
]
