import type { BrandSeed, LocationSeed, StaffSeed } from '../brand-seed.ts'

/** Of everybody in a test. */
export const STAFF_PASSWORD = 'saffron-table-42'

/** 'admin@saj.example', 'cashier-2@saj.example' for the second branch, and so on. */
export const staffEmail = (slug: string, whom: string) => `${whom}@${slug}.example`

const CASHIERS = [
  'Omar Nasser',
  'Huda Salem',
  'Yousef Karim',
  'Mona Adel',
  'Tariq Aziz',
  'Reem Saad',
  'Bilal Hassan',
  'Nour Fares',
]

/** An admin, a cashier at every branch, a cook at the first one, and two drivers. */
export const aStaff = (brand: BrandSeed): StaffSeed[] =>
  membersOf(brand).map((member) => ({ ...member, password: STAFF_PASSWORD }))

type Member = Omit<StaffSeed, 'password'>

function membersOf({ concept, locations }: BrandSeed): Member[] {
  const email = (whom: string) => staffEmail(concept.slug, whom)
  const telephone = (last: number) => `+${concept.dialingCode}50000000${last}`
  const first = locations.slice(0, 1).map(({ id }) => id)
  return [
    {
      name: 'Layla Haddad',
      email: email('admin'),
      role: 'admin',
      locations: null,
      telephone: null,
    },
    ...locations.map((location, index) => cashier(location, index, email)),
    {
      name: 'Samir Khan',
      email: email('kitchen'),
      role: 'kitchen',
      locations: first,
      telephone: null,
    },
    {
      name: 'Khalid Mansour',
      email: email('driver-1'),
      role: 'driver',
      locations: null,
      telephone: telephone(1),
    },
    {
      name: 'Imran Malik',
      email: email('driver-2'),
      role: 'driver',
      locations: first,
      telephone: telephone(2),
    },
  ]
}

const cashier = ({ id }: LocationSeed, index: number, email: (whom: string) => string): Member => ({
  name: CASHIERS[index % CASHIERS.length] ?? 'Omar Nasser',
  email: email(`cashier-${index + 1}`),
  role: 'cashier',
  locations: [id],
  telephone: null,
})
