import type { ApiFailure } from '@sufra/contract/client/api-failure'
import type { CustomerClient } from '@sufra/contract/client/customer-client'
import { baseUrl } from '../visit/base-url.ts'
import type { Brand } from '../visit/brand.ts'
import { currentUser } from './current-user.ts'
import { endSession } from './end-session.ts'

export type Asker = Pick<Brand, 'key' | 'locale' | 'ownTexts'>

/**
 * The calls about who the customer is, as whoever is signed in now. Their schemas are heavy and come
 * with the first call.
 */
export async function customerCalls(brand: Asker): Promise<CustomerClient> {
  const { customerClient } = await import('@sufra/contract/client/customer-client')
  const token = currentUser.read()?.token
  return customerClient({
    baseUrl: `${baseUrl()}/api`,
    appKey: brand.key,
    locale: brand.locale,
    ...(token && {
      token,
      listener: { onFail: (failure) => isSessionOver(failure) && endSession(token, brand) },
    }),
  })
}

/** A wrong code or password is a 401 as well, and says nothing about the session. */
const isSessionOver = ({ problems }: ApiFailure) =>
  problems.some(({ code }) => code === 'not-signed-in')
