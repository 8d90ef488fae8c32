import type { ApiClient } from '@sufra/contract/client/client'
import { requests } from '../loading/loading-progress.ts'
import { apiSettings, type RequestContext } from './api-settings.ts'

/** A refusal is an answer; only what brought none counts as failed. */
const LOADING_BAR = {
  onStart: requests.start,
  onEnd: requests.end,
  onFail: ({ status }: { status: number }) =>
    status === 0 || status >= 500 ? requests.fail() : requests.end(),
}

/**
 * The API as the browser calls it. Its schemas are heavy and come with the first call; a page that shows
 * its own waiting asks quietly, without the loading bar.
 */
export async function browserClient(
  context: RequestContext,
  { isQuiet = false } = {},
): Promise<ApiClient> {
  const { apiClient } = await import('@sufra/contract/client/client')
  return apiClient({
    ...apiSettings(context),
    ...(!isQuiet && { listener: LOADING_BAR }),
  })
}
