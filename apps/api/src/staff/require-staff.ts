import { mayStaff, type StaffRight, worksAt } from '@sufra/domain/vocabulary/staff-roles'
import type { FastifyRequest } from 'fastify'
import { notFound, Problem } from '../platform/http/problems/problem.ts'
import { refusal } from '../platform/http/problems/worded-refusals.ts'
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
    throw new Problem('role-not-enough', 'Your role does not allow this.')
  }
  if (locationId !== undefined && !worksAt(staff, locationId)) throw notFound()
  return staff
}

export function signedInStaff({ staff }: FastifyRequest): SignedInStaff {
  if (!staff) throw refusal('not-signed-in')
  return staff
}
