import type { ApiSettings } from '@sufra/contract/client/api-call'
import type { ApiFailure } from '@sufra/contract/client/api-failure'
import { apiClient } from '@sufra/contract/client/client'
import type { Brand } from '../brand/brand.ts'
import { endSession } from './session-store.ts'

const UNKNOWN_CALLER = 401

/**
 * How whoever is signed in calls the API; a session the server does not know any more ends here too.
 * Whatever the crew reads is worded here, so the server need not know their language.
 */
export const consoleSettings = (brand: Brand): ApiSettings => ({
  ...doorSettings(brand),
  listener: {
    onFail: ({ status }: ApiFailure) => {
      if (status === UNKNOWN_CALLER) endSession('over')
    },
  },
})

const doorSettings = ({ appKey }: Brand): ApiSettings => ({
  baseUrl: '/api',
  appKey,
  locale: 'en-us',
  holdsCookie: true,
})

export const consoleClient = (brand: Brand) => apiClient(consoleSettings(brand)).staff

/** For those who are not signed in yet. */
export const doorClient = (brand: Brand) => apiClient(doorSettings(brand)).staff
