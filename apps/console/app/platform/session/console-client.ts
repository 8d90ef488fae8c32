import type { ApiSettings } from '@sufra/contract/client/api-call'
import type { ApiFailure } from '@sufra/contract/client/api-failure'
import { apiClient } from '@sufra/contract/client/client'
import type { Brand } from '../brand/brand.ts'
import { endSession } from './session-store.ts'

const UNKNOWN_CALLER = 401

/**
 * How whoever is signed in calls the API; a token that is not good any more ends the session. Whatever
 * the crew reads is worded here, so the server need not know their language.
 */
export const consoleSettings = ({ appKey }: Brand, token?: string): ApiSettings => ({
  baseUrl: '/api',
  appKey,
  locale: 'en-us',
  ...(token && {
    token,
    listener: {
      onFail: ({ status }: ApiFailure) => {
        if (status === UNKNOWN_CALLER) endSession('over')
      },
    },
  }),
})

export const consoleClient = (brand: Brand, token?: string) =>
  apiClient(consoleSettings(brand, token)).staff
