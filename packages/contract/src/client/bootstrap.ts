import { ApiFailure, UnreadableAnswer } from './api-failure.ts'
import type { ApiClient } from './client.ts'

/** What the error page shows where the server gave no status of its own. */
const BAD_START = 400

/** How a storefront starts: its application by host, then by key, then the concept by its own link. */
export async function bootstrap(anonymous: ApiClient, host: string) {
  const { key } = (
    await worded('No application key found in response', () =>
      anonymous.brand.applicationByHost(host),
    )
  ).data.attributes
  const client = anonymous.with({ appKey: key })

  const { data: application, included } = await worded(
    'Invalid response structure from getApplicationByKey',
    () => client.brand.applicationByKey(key, ['concept', 'popup']),
  )
  const [first] = included
  if (first?.type !== 'concepts') {
    throw new ApiFailure('Invalid response structure from getApplicationByKey', {
      status: BAD_START,
    })
  }
  const { data: concept } = await client.brand.conceptAt(first.links.self)
  const popup = included.find((resource) => resource.type === 'popups') ?? null
  return { client, application, concept, popup }
}

/** An answer in the wrong shape is told in the words for this step; a refusal keeps its own. */
async function worded<Answer>(words: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error
    throw new ApiFailure(words, { status: BAD_START, cause: error })
  }
}
