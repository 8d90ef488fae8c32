import { ApiFailure } from '@sufra/contract/api-failure'
import { data } from 'react-router'

/** Where the server gave no status of its own. */
const NO_STATUS = 400

/** A call that failed becomes the page for it: not found, or the message with the server's status. */
export async function answeringFor<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    throw data(error.message, { status: error.status || NO_STATUS })
  }
}

export const notFound = () => data(null, { status: 404 })
