import { ofPerson, personalTable, told, untold } from '../platform/database/personal-table.ts'
import { addresses } from './address-tables.ts'

export const ADDRESS_DATA = [
  personalTable(addresses, {
    whose: ofPerson(addresses),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: told,
      customerId: told,
      lat: told,
      long: told,
      label: told,
      line1: told,
      line2: told,
      telephone: told,
      instructions: told,
      city: told,
      state: told,
      country: told,
      postalCode: told,
      photoUri: told,
      street: told,
      block: told,
      building: told,
      floor: told,
      houseNumber: told,
      landmark: told,
      createdAt: told,
    },
  }),
]
