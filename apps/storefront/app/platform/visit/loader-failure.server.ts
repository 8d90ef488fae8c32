import { ApiFailure } from '@sufra/contract/client/api-failure'
import { data } from 'react-router'

/** Where the server gave no status of its own, or one that tells of no failure. */
const NO_STATUS = 400

/** A call that failed becomes the page for it: not found, or the message with the server's status. */
export async function answeringFor<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // Refused by the API as not there: the page is not there either.
    if (error.status === 404 && error.problems.length > 0) throw notFound()
    // An object, so that the page can tell our own words from whatever a proxy may answer.
    throw data({ message: error.message }, { status: Math.max(error.status, NO_STATUS) })
  }
}

export const notFound = () => data(null, { status: 404 })
