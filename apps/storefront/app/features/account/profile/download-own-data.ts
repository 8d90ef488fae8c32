import type { Asker } from '../../../platform/session/customer-calls.ts'
import { ownCalls } from '../../../platform/session/own-calls.ts'

/** Everything we keep of the customer, as a file on their device. */
export async function downloadOwnData(asker: Asker) {
  const { calls, customerId } = await ownCalls(asker)
  const kept = await calls.exportCustomer(customerId)
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
