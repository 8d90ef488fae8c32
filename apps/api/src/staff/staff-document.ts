import type { StaffMember } from '@sufra/domain/vocabulary/staff-roles'

type Member = StaffMember & { id: string; name: string; email: string }

export const staffResource = ({ id, name, email, role, locations }: Member) => ({
  type: 'staff' as const,
  id,
  attributes: { name, email, role, 'location-ids': locations && [...locations] },
})
