import type { SavedCopies } from './saved-copies.ts'

/** How long the network may take before a saved page is shown instead. */
export const TIMEOUT_MS = 4_000

export type Answering = {
  address: string
  ask: () => Promise<Response>
  copies: SavedCopies
  maySave: (answer: Response) => boolean
  /** Work that goes on after the answer has been given. */
  afterwards: (work: Promise<unknown>) => void
}

export async function copyElseNetwork(answering: Answering): Promise<Response> {
  const copy = await answering.copies.find(answering.address)
  return copy ?? askAndSave(answering)
}

export async function copyThenRefresh(answering: Answering): Promise<Response> {
  const fresh = askAndSave(answering)
  answering.afterwards(fresh.catch(() => {}))
  return (await answering.copies.find(answering.address)) ?? fresh
}

type PageAnswer = { response: Response; isSaved: boolean }

/** Null when there is neither a network nor a copy. */
export async function networkElseCopy(answering: Answering): Promise<PageAnswer | null> {
  const fresh = askAndSave(answering).catch(() => null)
  answering.afterwards(fresh)
  const inTime = await Promise.race([fresh, passed(TIMEOUT_MS)])
  if (inTime) return { response: inTime, isSaved: false }

  const copy = await answering.copies.find(answering.address)
  if (copy) return { response: copy, isSaved: true }
  const late = await fresh
  return late && { response: late, isSaved: false }
}

async function askAndSave({ address, ask, copies, maySave, afterwards }: Answering) {
  const answer = await ask()
  if (maySave(answer)) afterwards(copies.save(address, answer.clone()))
  return answer
}

const passed = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
