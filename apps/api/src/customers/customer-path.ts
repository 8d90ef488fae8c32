import { RandomId } from '@sufra/contract/wire/json-api'
import { z } from 'zod'

/** A path that names a customer. */
export const OneCustomerPath = z.object({ id: RandomId })
