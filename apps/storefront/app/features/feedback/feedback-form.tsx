import { type FormEvent, useState } from 'react'
import { FormError } from '../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../platform/forms/submit-button.tsx'
import { TextField } from '../../platform/forms/text-field.tsx'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { AttachmentField } from './attachment-field.tsx'
import { CommentField } from './comment-field.tsx'
import { feedbackCalls } from './feedback-calls.ts'
import { TopicChips } from './topic-chips.tsx'

const LONGEST_MESSAGE = 2_000
const SHOWN = ['message', 'name', 'contact', 'attachment']

/** What was entered stays, whatever becomes of sending it. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
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
      const calls = await feedbackCalls(brand)
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
        longest={LONGEST_MESSAGE}
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
