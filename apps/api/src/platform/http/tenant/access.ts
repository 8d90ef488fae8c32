import type { AccountType, CustomerStatus } from '@sufra/domain/people/customer-rights'
import type { StaffMember } from '@sufra/domain/vocabulary/staff-roles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, refusal } from '../problems/problem.ts'
import type { Tenant } from './tenant.ts'

/**
 * Who may call a route.
 * - `public`: anybody, also without the application's key
 * - `recognised`: anybody; `request.customer` or `request.staff` is set where somebody is signed in
 * - `customer`, `verified-customer`: signed in; with a proven mobile number
 * - `owner`, `verified-owner`, `registered-owner`: the customer the path names, as `:id`
 * - `staff`: the people of the brand; what for and where, `requireStaff` asks
 */
export type Access =
  | 'public'
  | 'recognised'
  | 'customer'
  | 'verified-customer'
  | 'owner'
  | 'verified-owner'
  | 'registered-owner'
  | 'staff'

/** How a customer showed who they are. */
export type SignedInBy = 'code' | 'password' | 'social'

export type SignedInCustomer = {
  id: string
  accountType: AccountType
  status: CustomerStatus
  session: { tokenHash: string; signedInBy: SignedInBy; createdAt: Date; endsAt: Date }
}

export type SignedInStaff = StaffMember & {
  id: string
  name: string
  email: string
  tokenHash: string
  sessionId: string
  sessionEndsAt: Date
}

/** Whom a token stands for, at this brand and at this moment; both are looked up by the resources that keep sessions. */
export type SessionLookup = {
  findCustomer(tenant: Tenant, token: string): Promise<SignedInCustomer | null>
  findStaff(tenant: Tenant, token: string): Promise<SignedInStaff | null>
  /** The token of a page of ours that holds it in a cookie. */
  staffCookieOf(request: FastifyRequest): string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, on routes whose access asks for it. */
    customer: SignedInCustomer | null
    staff: SignedInStaff | null
  }
}

/** Decides before anything of the request is read, so that a refusal tells nothing about it. */
export function requireAccess(app: FastifyInstance, sessions: SessionLookup) {
  app.decorateRequest('customer', null)
  app.decorateRequest('staff', null)
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (!access || access === 'public') return
    const token = bearerOf(request)
    if (token) await recognise(request, token, access)
    else if (mayBeStaff(access)) await recogniseByCookie(request)
    if (access !== 'recognised') admit(request, access)
  })

  /** A token is a customer's or a member of staff's, never both. */
  async function recognise(request: FastifyRequest, token: string, access: Access) {
    const { tenant } = request
    request.customer = await sessions.findCustomer(tenant, token)
    if (request.customer || !mayBeStaff(access)) return
    request.staff = await sessions.findStaff(tenant, token)
  }

  async function recogniseByCookie(request: FastifyRequest) {
    const token = sessions.staffCookieOf(request)
    if (token) request.staff = await sessions.findStaff(request.tenant, token)
  }
}

const mayBeStaff = (access: Access) => access === 'staff' || access === 'recognised'

function admit(request: FastifyRequest, access: Exclude<Access, 'public' | 'recognised'>) {
  if (access === 'staff' && request.staff) return
  const customer = signedIn(request)
  if (access === 'staff') throw refusal('staff-only')
  if (access.endsWith('owner') && pathId(request) !== customer.id) throw notFound()
  if (access === 'customer' || access === 'owner') return
  if (customer.status !== 'verified') throw refusal('mobile-not-verified')
  if (access === 'registered-owner' && customer.accountType !== 'registered') {
    throw refusal('registered-only')
  }
}

/** The customer of a route that only customers may call. */
export function signedIn({ customer }: FastifyRequest): SignedInCustomer {
  if (!customer) throw refusal('not-signed-in')
  return customer
}

export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

function pathId({ params }: FastifyRequest) {
  const named = typeof params === 'object' && params !== null && 'id' in params
  return named && typeof params.id === 'string' ? params.id.toLowerCase() : null
}
