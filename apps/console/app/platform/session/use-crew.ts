import type { LocationResource } from '@sufra/contract/branches/locations'
import type { ApiClient } from '@sufra/contract/client/client'
import { createContext, use } from 'react'
import type { Session } from './session-store.ts'

/** Who works here, where, and how they call the server. */
export type Crew = {
  session: Session
  client: ApiClient['staff']
  /** Those the member works at, in the brand's order; never none. */
  branches: LocationResource[]
  branch: LocationResource
  chooseBranch(id: number): void
}

export const CrewContext = createContext<Crew | null>(null)

export function useCrew(): Crew {
  const crew = use(CrewContext)
  if (!crew) throw new Error('A part that needs a crew was rendered without one')
  return crew
}
