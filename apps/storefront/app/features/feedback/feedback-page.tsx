import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { ExternalLink, MessageSquareText } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { signedInClient } from '#app/platform/session/customer-calls.ts'
import type { RequestContext } from '#app/platform/visit/api-settings.ts'
import { feedbackTarget } from '#app/platform/visit/feedback-target.ts'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { AttachmentField } from './attachment-field.tsx'
import { CommentField } from './comment-field.tsx'
import { Thanks } from './thanks.tsx'

/** Writing to the brand; one that keeps its own form elsewhere is led to. */
export function FeedbackPage() {
  const text = useText()
  const [isSent, setSent] = useState(false)
  const target = feedbackTarget(useBrand().feedbackUrl)
  if (target.isExternal) {
    return (
      <EmptyState
        level={1}
        art={<MessageSquareText size={52} aria-hidden="true" />}
        title={text('feedback')}
        hint={text('feedback_elsewhere')}
        action={
          <a href={target.href} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
            {text('feedback')}
            <ExternalLink size={18} aria-hidden="true" className="mirrored" />
            <span className="sr-only">({text('opens_in_new_tab')})</span>
          </a>
        }
      />
    )
  }
  if (isSent) return <Thanks hint={text('feedback_thanks')} />
  return <FeedbackForm onSent={() => setSent(true)} />
}

const MAX_MESSAGE_LENGTH = 2_000
const SHOWN = ['message', 'name', 'contact', 'attachment']

/** What was entered stays, whatever becomes of sending it. */
function FeedbackForm({ onSent }: { onSent: () => void }) {
  const text = useText()
  const brand = useBrand()
  const [topic, setTopic] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [name, setName] = useState('')
  const [contact, setContact] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setTried] = useState(false)
  const { isSending, refused, send } = useSending({
    shown: SHOWN,
    otherwise: text('feedback_not_sent'),
  })
  const isBare = message.trim() === ''

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const form = event.currentTarget
    if (isBare) return form.querySelector<HTMLElement>('textarea')?.focus()
    const body = new FormData()
    if (topic !== null) body.set('topic-id', String(topic))
    for (const [field, value] of Object.entries({ name, contact, message })) body.set(field, value)
    if (file) body.set('attachment', file)
    const isSent = await send(async () => {
      const calls = feedbackCalls(brand)
      await calls.send(body)
    })
    if (isSent) onSent()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mx-auto flex w-full max-w-[461px] flex-col gap-5 gutter pt-6 desktop:pt-10"
    >
      <header>
        <h1 className="text-h1 font-bold">{text('feedback')}</h1>
        <p className="pt-1 text-text2">{text('feedback_hint')}</p>
      </header>
      {refused.whole !== null && <FormError>{refused.whole}</FormError>}
      <TopicChips chosen={topic} onChoose={setTopic} />
      <CommentField
        label={text('your_message')}
        value={message}
        onValue={setMessage}
        longest={MAX_MESSAGE_LENGTH}
        error={wasTried && isBare ? text('this_is_required') : (refused.fields.message ?? null)}
      />
      <AttachmentField file={file} onFile={setFile} error={refused.fields.attachment ?? null} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={text('your_name')}
          value={name}
          onValue={setName}
          autoComplete="name"
          hint={text('optional')}
          error={refused.fields.name}
        />
        <TextField
          label={text('your_contact')}
          value={contact}
          onValue={setContact}
          autoComplete="email"
          hint={text('optional')}
          error={refused.fields.contact}
        />
      </div>
      <SubmitButton isSending={isSending} className="min-h-14">
        {text('send_feedback')}
      </SubmitButton>
    </form>
  )
}

type Topic = { id: number; label: string }

/** What the message is about; a brand that cannot say is written to all the same. */
function TopicChips(props: { chosen: number | null; onChoose: (id: number) => void }) {
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
      .topics()
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

/** A picture over a slow network takes longer than an ordinary call. */
const SENDING_MS = 120_000

/** Writing to the brand, as whoever is signed in, if anybody is. */
const feedbackCalls = (context: RequestContext) =>
  signedInClient(context, { deadline: SENDING_MS }).feedback
