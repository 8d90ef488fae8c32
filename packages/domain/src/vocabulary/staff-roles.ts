export const STAFF_ROLES = ['admin', 'manager', 'cashier', 'kitchen', 'driver'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What somebody may do with the orders of the branches they work at. */
export type StaffRight =
  | 'see-board'
  | 'move-orders'
  | 'reject-orders'
  | 'assign-drivers'
  | 'pause-branch'
  | 'set-stock'
  | 'see-customers'
  | 'see-activity'

const RIGHTS: Record<StaffRole, readonly StaffRight[]> = {
  admin: [
    'see-board',
    'move-orders',
    'reject-orders',
    'assign-drivers',
    'pause-branch',
    'set-stock',
    'see-customers',
    'see-activity',
  ],
  manager: [
    'see-board',
    'move-orders',
    'reject-orders',
    'assign-drivers',
    'pause-branch',
    'set-stock',
    'see-customers',
    'see-activity',
  ],
  cashier: [
    'see-board',
    'move-orders',
    'reject-orders',
    'assign-drivers',
    'pause-branch',
    'set-stock',
  ],
  kitchen: ['see-board', 'move-orders', 'set-stock'],
  driver: ['see-board'],
}

export type StaffMember = {
  role: StaffRole
  /** Null: every branch. */
  locations: readonly number[] | null
}

export const mayStaff = ({ role }: StaffMember, right: StaffRight) => RIGHTS[role].includes(right)

export const worksAt = ({ locations }: StaffMember, locationId: number) =>
  locations === null || locations.includes(locationId)
