import type { ApiSettings } from './api-call.ts'
import { caller } from './caller.ts'
import { customerCalls } from './customer-calls.ts'
import { feedbackCalls, orderCalls, pricingCalls } from './order-calls.ts'
import { branchCalls, brandCalls, menuCalls, referenceCalls } from './public-calls.ts'
import { staffCalls } from './staff-calls.ts'

export type ApiClient = ReturnType<typeof apiClient>

/** Every call of the API, by resource: for the storefront on either side, the console and tests. */
export function apiClient(settings: ApiSettings) {
  const call = caller(settings)
  return {
    /** The same client with other settings: the key once it is known, another language. */
    with: (changes: Partial<ApiSettings>) => apiClient({ ...settings, ...changes }),
    brand: brandCalls(settings, call),
    menu: menuCalls(settings, call),
    branches: branchCalls(call),
    reference: referenceCalls(call),
    pricing: pricingCalls(call),
    orders: orderCalls(call),
    feedback: feedbackCalls(call),
    customers: customerCalls(call),
    staff: staffCalls(call),
  }
}
