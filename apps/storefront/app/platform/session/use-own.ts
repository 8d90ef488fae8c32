import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect } from 'react'
import { useBrand } from '../visit/use-brand.ts'
import { type OwnThing, UNASKED } from './own-thing.ts'

/** Follows something of the customer's, and asks for it where it is wanted and not known yet. */
export function useOwn<T>(thing: OwnThing<T>, { isWanted = true } = {}) {
  const brand = useBrand()
  const known = useStored(thing, UNASKED)
  const isUnasked = known.state === 'unasked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when it becomes unasked, because somebody else has signed in
  useEffect(() => {
    if (isWanted) void thing.load(brand)
  }, [isWanted, isUnasked, brand, thing])
  return { ...known, retry: () => void thing.load(brand) }
}
