import { type ApiClient, apiClient } from '@sufra/contract/client/client'
import { requests } from '../loading/loading-progress.ts'
import { apiSettings, type RequestContext } from './api-settings.ts'

/** A refusal is an answer: only a call without a usable answer counts as failed. */
const LOADING_BAR = {
  onStart: requests.start,
  onEnd: requests.end,
  onFail: ({ status }: { status: number }) =>
    status === 0 || status >= 500 ? requests.fail() : requests.end(),
}

/** The API as the browser calls it. A page that shows its own waiting asks quietly, without the loading bar. */
export const browserClient = (context: RequestContext, { isQuiet = false } = {}): ApiClient =>
  apiClient({ ...apiSettings(context), ...(!isQuiet && { listener: LOADING_BAR }) })
