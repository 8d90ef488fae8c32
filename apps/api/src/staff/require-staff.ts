import { mayStaff, type StaffRight, worksAt } from '@sufra/domain/vocabulary/staff-roles'
import type { FastifyRequest } from 'fastify'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import type { SignedInStaff } from '../platform/http/tenant/access.ts'

/**
 * The member of staff of a route with access `staff`, if their role has the right. A branch they do
 * not work at looks like one that is not there.
 */
export function requireStaff(
  request: FastifyRequest,
  right: StaffRight,
  locationId?: number,
): SignedInStaff {
  const staff = signedInStaff(request)
  if (!mayStaff(staff, right)) {
    throw refusal('role-not-enough')
  }
  if (locationId !== undefined && !worksAt(staff, locationId)) throw notFound()
  return staff
}

export function signedInStaff({ staff }: FastifyRequest): SignedInStaff {
  if (!staff) throw refusal('not-signed-in')
  return staff
}
