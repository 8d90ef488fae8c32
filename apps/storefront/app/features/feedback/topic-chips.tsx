import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { feedbackCalls } from './feedback-calls.ts'

type Topic = { id: number; label: string }

/** What the message is about; a brand that cannot say is written to all the same. */
export function TopicChips(props: { chosen: number | null; onChoose: (id: number) => void }) {
  const text = useText()
  const topics = useTopics()
  if (topics?.length === 0) return null
  return (
    <fieldset aria-busy={topics === null}>
      <legend className="pb-2 text-small font-medium">{text('what_about')}</legend>
      <span className="flex min-h-11 flex-wrap gap-2">
        {topics === null
          ? ['first', 'second', 'third'].map((chip) => (
              <span key={chip} className="h-11 w-28 animate-pulse rounded-full bg-surface2" />
            ))
          : topics.map(({ id, label }) => (
              <label
                key={id}
                className="pressable flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 text-small font-medium has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="topic"
                  value={id}
                  checked={props.chosen === id}
                  onChange={() => props.onChoose(id)}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
      </span>
    </fieldset>
  )
}

/** Null while they are asked for. */
function useTopics(): Topic[] | null {
  const brand = useBrand()
  const [topics, setTopics] = useState<Topic[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    const settle = (found: Topic[]) => isCurrent && setTopics(found)
    feedbackCalls(brand)
      .then((calls) => calls.topics())
      .then(({ data }) =>
        settle(data.map(({ id, attributes }) => ({ id, label: attributes.label }))),
      )
      .catch(() => settle([]))
    return () => {
      isCurrent = false
    }
  }, [brand])
  return topics
}
