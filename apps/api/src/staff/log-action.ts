import type { FastifyRequest } from 'fastify'
import type { SignedInStaff } from '../platform/http/tenant/access.ts'

/** Who did what, for whoever asks later. Moves of orders have rows of their own. */
export function logStaffAction(
  request: FastifyRequest,
  { id, role }: SignedInStaff,
  done: { act: string } & Record<string, string | number | null>,
) {
  const { conceptId } = request.tenant
  request.log.info({ conceptId, staffId: id, role, ...done }, 'staff act')
}
