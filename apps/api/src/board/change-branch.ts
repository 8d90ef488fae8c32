import {
  findCategoryName,
  findItemName,
  markItemOut,
  switchCategoryOff,
  switchCategoryOn,
  unmarkItemOut,
} from '../catalogue/stock-queries.ts'
import { raiseVersion } from '../concepts/concept-queries.ts'
import { findLocation } from '../locations/find-location.ts'
import type { Branch } from '../locations/location-queries.ts'
import { pauseLocation } from '../locations/location-queries.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { publishWithin } from '../publishing/publish-concept.ts'
import { type Doer, recordAct } from '../staff/staff-acts.ts'

/** Who says so, and when. */
type Said = { doer: Doer; now: number }

/** A branch that pauses is seen to pause by every open storefront. Answers the branch as it is now. */
export const setAcceptance = (
  database: Database,
  branch: Branch,
  { acceptsOrders, doer, now }: Said & { acceptsOrders: boolean },
) =>
  atBranch(database, branch, async (db) => {
    if (await pauseLocation(db, branch, !acceptsOrders)) {
      const act = acceptsOrders ? 'branch-resumed' : 'branch-paused'
      await recordAct(db, doer, { act, now, locationId: branch.locationId })
      await raiseVersion(db, branch.conceptId)
    }
    return findLocation(db, branch)
  })

/** What a branch is out of stands in the published menu. */
export const setItemStock = (
  database: Database,
  branch: Branch,
  { itemId, isOut, doer, now }: Said & { itemId: number; isOut: boolean },
) =>
  atBranch(database, branch, async (db) => {
    const name = await findItemName(db, branch.conceptId, itemId)
    if (!name) throw notFound()
    const change = isOut ? markItemOut : unmarkItemOut
    if (!(await change(db, branch, itemId))) return
    const act = isOut ? 'item-out' : 'item-back'
    await recordAct(db, doer, { act, now, locationId: branch.locationId, subject: { name } })
    await publishWithin(db, branch.conceptId)
  })

export const setCategoryStock = (
  database: Database,
  branch: Branch,
  { categoryId, isOut, doer, now }: Said & { categoryId: number; isOut: boolean },
) =>
  atBranch(database, branch, async (db) => {
    const name = await findCategoryName(db, branch.conceptId, categoryId)
    if (!name) throw notFound()
    const change = isOut ? switchCategoryOff : switchCategoryOn
    if (!(await change(db, branch, categoryId))) return
    const act = isOut ? 'category-off' : 'category-on'
    await recordAct(db, doer, { act, now, locationId: branch.locationId, subject: { name } })
    await raiseVersion(db, branch.conceptId)
  })

const atBranch = <Result>(
  database: Database,
  branch: Branch,
  work: (db: Db) => Promise<Result>,
): Promise<Result> =>
  database.forConcept(branch.conceptId, async (db) => {
    await findLocation(db, branch)
    return work(db)
  })
