import {
  hasCategory,
  hasItem,
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

/** A branch that pauses is seen to pause by every open storefront. Answers the branch as it is now. */
export const setAcceptance = (database: Database, branch: Branch, acceptsOrders: boolean) =>
  atBranch(database, branch, async (db) => {
    if (await pauseLocation(db, branch, !acceptsOrders)) await raiseVersion(db, branch.conceptId)
    return findLocation(db, branch)
  })

/** What a branch is out of stands in the published menu. */
export const setItemStock = (
  database: Database,
  branch: Branch,
  { itemId, isOut }: { itemId: number; isOut: boolean },
) =>
  atBranch(database, branch, async (db) => {
    if (!(await hasItem(db, branch.conceptId, itemId))) throw notFound()
    const change = isOut ? markItemOut : unmarkItemOut
    if (await change(db, branch, itemId)) await publishWithin(db, branch.conceptId)
  })

export const setCategoryStock = (
  database: Database,
  branch: Branch,
  { categoryId, isOut }: { categoryId: number; isOut: boolean },
) =>
  atBranch(database, branch, async (db) => {
    if (!(await hasCategory(db, branch.conceptId, categoryId))) throw notFound()
    const change = isOut ? switchCategoryOff : switchCategoryOn
    if (await change(db, branch, categoryId)) await raiseVersion(db, branch.conceptId)
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
