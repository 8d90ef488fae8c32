/** What the people of a brand do that can be asked about later. */
export const STAFF_ACTS = [
  'order-moved',
  'driver-assigned',
  'driver-removed',
  'branch-paused',
  'branch-resumed',
  'item-out',
  'item-back',
  'category-off',
  'category-on',
  'customers-read',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'second-factor-on',
  'second-factor-off',
] as const
export type StaffAct = (typeof STAFF_ACTS)[number]
