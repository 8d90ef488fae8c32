import { nearest } from '@sufra/domain/branch/geography'
import type {
  AddressDetail,
  TemporaryDelivery,
} from '../../../platform/storage/keys/temporary-delivery.ts'
import type { DeliveringBranch, GivenAddress, Served } from './delivery-model.ts'

type Known = { before: TemporaryDelivery | null; branches: readonly DeliveringBranch[] }

/** What a form has brought, as it will be kept. */
export function addressOf(given: GivenAddress, lookup: Served, known: Known) {
  const { point, line1, label, details } = given
  const written = { lat: point.lat, long: point.long, line1: line1.trim(), label }
  return servedBy({ ...written, ...filledIn(details) }, lookup, known)
}

/**
 * The address with its area's terms, and the branch that serves it. Where the area could not be asked for,
 * the minimum known from before stands, and the nearest branch that delivers is taken.
 */
export function servedBy(
  address: Omit<TemporaryDelivery, 'delivery-area-id' | 'minimum' | 'charge'>,
  lookup: Served,
  { before, branches }: Known,
): { address: TemporaryDelivery; branch: DeliveringBranch | null } {
  const terms = lookup.state === 'inside' ? lookup.terms : null
  const delivering = branches.filter(({ orderTypes }) => orderTypes.includes('deliver'))
  return {
    address: {
      ...address,
      'delivery-area-id': terms?.id ?? null,
      minimum: terms?.minimum ?? before?.minimum ?? null,
      charge: terms?.charge ?? before?.charge ?? null,
    },
    branch: terms
      ? (branches.find(({ id }) => id === terms.branchId) ?? null)
      : nearest(delivering, address),
  }
}

function filledIn(details: GivenAddress['details']) {
  const given: GivenAddress['details'] = {}
  for (const [name, text] of Object.entries(details) as [AddressDetail, string][]) {
    if (text.trim() !== '') given[name] = text.trim()
  }
  return given
}
