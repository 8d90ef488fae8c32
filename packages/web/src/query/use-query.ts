import { useEffect, useState } from 'react'
import { useStored } from '../storage/use-stored.ts'
import { type Query, query, UNASKED } from './query.ts'

/** Follows a query that others may follow as well, and wants the answer to this question; null is none. */
export function useQuery<Question extends { key: string }, Answer>(
  asked: Query<Question, Answer>,
  question: Question | null,
) {
  const { answer, isCurrent, isWaiting, failure } = useStored(asked, UNASKED)
  const key = question?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions are told apart by their key
  useEffect(() => {
    void asked.want(question, 'at-once')
  }, [asked, key])
  return {
    /** Null until there is one to this question. */
    answer: isCurrent ? answer : null,
    isWaiting,
    hasFailed: failure !== null,
    retry: asked.retry,
    change: asked.change,
    /** Asks anew, while the answer there is stays to be seen. */
    refresh: () => asked.want(question, 'again'),
  }
}

/** A query of one component alone. */
export function useAnswer<Answer>(
  key: string | null,
  ask: (before: Answer | null) => Promise<Answer>,
) {
  const [asked] = useState(() =>
    query<{ key: string; ask: typeof ask }, Answer>({
      ask: (question, before) => question.ask(before),
    }),
  )
  return useQuery(asked, key === null ? null : { key, ask })
}
