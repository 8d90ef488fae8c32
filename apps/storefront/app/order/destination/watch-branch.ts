import { withDisabledCategory } from '@sufra/domain/menu/availability'
import { languageTag } from '@sufra/domain/text/locales'
import { fieldsOf, isId } from '../../platform/storage/checked-fields.ts'
import { apiSettings, type RequestContext } from '../../platform/visit/api-settings.ts'
import { type BranchStatus, branchStatus, UNKNOWN_STATUS } from './branch-status.ts'

const REFRESH_MS = 3 * 60_000
const known = new Map<number, BranchStatus>()

/** Tells the status of one branch, at once and every few minutes, until the returned function is called. */
export function watchBranch(branchId: number, context: RequestContext): () => void {
  let isWatching = true
  branchStatus.write(known.get(branchId) ?? { ...UNKNOWN_STATUS, branchId })
  const look = async () => {
    const status = await askFor(branchId, context)
    known.set(branchId, status)
    if (isWatching) branchStatus.write(status)
  }
  look()
  const timer = setInterval(look, REFRESH_MS)
  return () => {
    isWatching = false
    clearInterval(timer)
    branchStatus.write(UNKNOWN_STATUS)
  }
}

/** What cannot be asked for stays as it was. Read by hand: the menu carries no schemas. */
async function askFor(branchId: number, context: RequestContext): Promise<BranchStatus> {
  const before = known.get(branchId) ?? { ...UNKNOWN_STATUS, branchId }
  const [branch, inactive] = await Promise.all([
    answerOf(`locations/${branchId}`, context),
    answerOf(`locations/${branchId}/inactive-categories`, context),
  ])
  return {
    branchId,
    acceptsOrders: branch ? acceptsOrders(branch) : before.acceptsOrders,
    curbsideEnabled: branch ? curbsideEnabled(branch) : before.curbsideEnabled,
    inactiveCategories: inactive?.isFound ? categoryIds(inactive.body) : before.inactiveCategories,
  }
}

type Answer = { isFound: boolean; body: unknown }

async function answerOf(path: string, context: RequestContext): Promise<Answer | null> {
  try {
    const { baseUrl } = apiSettings(context)
    const response = await fetch(`${baseUrl}/${path}`, {
      headers: { 'app-key': context.key, 'accept-language': languageTag(context.locale) },
    })
    if (response.status === 404) return { isFound: false, body: null }
    return response.ok ? { isFound: true, body: await response.json() } : null
  } catch {
    return null
  }
}

/** A branch that is gone takes no orders either. */
const acceptsOrders = (answer: Answer) =>
  answer.isFound && attributesIn(answer)['accepts-orders'] !== false

const curbsideEnabled = (answer: Answer) => Number(attributesIn(answer)['curbside-enabled'] === 1)

const attributesIn = ({ body }: Answer) => fieldsOf(fieldsOf(fieldsOf(body).data).attributes)

function categoryIds(body: unknown): number[] {
  const { data } = fieldsOf(body)
  return Array.isArray(data) ? data.filter(isId).reduce(withDisabledCategory, [] as number[]) : []
}
