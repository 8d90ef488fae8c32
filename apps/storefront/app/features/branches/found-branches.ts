import { searchIndex, searchMenu } from '@sufra/domain/search/search'
import type { Branch } from './location-model.ts'

/** Metres by the branch's id. */
export type Distances = ReadonlyMap<number, number>

/** The branches a query means, in any language they are named in; without one all, the nearest first. */
export function foundBranches(branches: Branch[], query: string, distances: Distances | null) {
  if (query.trim() !== '') return searchMenu(indexOf(branches), query).map(({ id }) => id)
  if (!distances) return branches
  const metres = ({ id }: Branch) => distances.get(id) ?? Number.POSITIVE_INFINITY
  return branches.toSorted((one, other) => metres(one) - metres(other))
}

const indexOf = (branches: Branch[]) =>
  searchIndex(
    branches.map((branch) => ({
      id: branch,
      texts: [branch.name, ...Object.values(branch.names), branch.line1, branch.city],
    })),
  )
