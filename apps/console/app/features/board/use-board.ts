import { createContext, use } from 'react'
import type { BoardStore } from './board-store.ts'

/** What every card of a board needs. */
export type BoardContextValue = {
  store: BoardStore
  /** The server's present moment. */
  serverNow: (deviceNow: number) => number
  /** Orders nobody has looked at yet. */
  unseen: ReadonlySet<string>
  /** Read aloud by screen readers. */
  say(words: string): void
}

export const BoardContext = createContext<BoardContextValue | null>(null)

export function useBoard(): BoardContextValue {
  const board = use(BoardContext)
  if (!board) throw new Error('A card was rendered without a board')
  return board
}
