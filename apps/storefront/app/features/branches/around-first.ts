import { distanceMetres } from '@sufra/domain/branch/geography'
import type { Branch } from './location-model.ts'

/** As far as people go for a meal; a branch in another city would push everything else into a corner. */
const SAME_CITY_METRES = 60_000

/** The branches a map begins with: the first of them and those in its city. */
export function aroundFirst(branches: Branch[]): Branch[] {
  const [first] = branches
  return first ? branches.filter((each) => distanceMetres(first, each) <= SAME_CITY_METRES) : []
}
