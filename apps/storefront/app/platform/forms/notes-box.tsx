import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'

/** Free text for the kitchen: counted, and full at its limit, which is announced and told to whoever listens. */
export function NotesBox(props: { value: string; onChange: (notes: string) => boolean }) {
  const text = useText()
  const id = useId()
  const { value } = props
  const isFull = value.length >= NOTES_MAX

  const change = (notes: string) => {
    const isAtLimit = props.onChange(notes)
    if (isAtLimit) window.dispatchEvent(new CustomEvent('notes-limit', { detail: NOTES_MAX }))
  }

  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <label htmlFor={id} className="text-h3 font-semibold">
        {text('your_notes')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={NOTES_MAX}
        value={value}
        onChange={(event) => change(event.target.value)}
        placeholder={text('notes_placeholder')}
        aria-describedby={`${id}-count`}
        className="mt-2 block w-full resize-none rounded-input border border-control bg-surface px-3 py-2 text-body placeholder:text-text2"
      />
      <p
        id={`${id}-count`}
        role={isFull ? 'status' : undefined}
        className={`pt-1 text-end text-caption tabular-nums ${isFull ? 'font-medium text-warning' : 'text-text2'}`}
      >
        {isFull
          ? text('notes_limit', { count: NOTES_MAX })
          : value.length > 0
            ? text('notes_count', { count: value.length, maximum: NOTES_MAX })
            : '\u00a0'}
      </p>
    </div>
  )
}
