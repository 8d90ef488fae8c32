import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from '@sufra/contract/people/feedback'
import { iconButtonClass } from '@sufra/web/ui/button'
import { CircleAlert, FileText, ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'

const MEGABYTE = 1024 * 1024

/** Why a file cannot be sent along; null where it can. */
export function attachmentFault(file: Pick<File, 'size' | 'type'>): 'too-large' | 'type' | null {
  if (!ATTACHMENT_TYPES.some((type) => type === file.type)) return 'type'
  return file.size > MAX_ATTACHMENT_BYTES ? 'too-large' : null
}

/** One picture or document, shown small once it is chosen. */
export function AttachmentField(props: {
  file: File | null
  onFile: (file: File | null) => void
  error: string | null
}) {
  const text = useText()
  const id = useId()
  const [fault, setFault] = useState<ReturnType<typeof attachmentFault>>(null)
  const choose = (file: File | undefined) => {
    const found = file ? attachmentFault(file) : null
    setFault(found)
    props.onFile(file && !found ? file : null)
  }
  const worded = fault
    ? text(fault === 'type' ? 'attachment_type' : 'attachment_too_large', {
        count: MAX_ATTACHMENT_BYTES / MEGABYTE,
      })
    : props.error
  return (
    <div className="flex flex-col gap-1">
      {props.file ? (
        <Chosen file={props.file} onRemove={() => choose(undefined)} />
      ) : (
        <label
          htmlFor={id}
          className="pressable flex min-h-16 cursor-pointer items-center gap-3 rounded-tile border border-dashed border-control px-4 py-3 hover:bg-surface2 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <ImagePlus size={22} aria-hidden="true" className="shrink-0 text-text2" />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{text('attach')}</span>
            <span className="block text-small text-text2">
              {text('attach_hint', { count: MAX_ATTACHMENT_BYTES / MEGABYTE })}
            </span>
          </span>
          <input
            id={id}
            type="file"
            accept={ATTACHMENT_TYPES.join(',')}
            aria-invalid={worded !== null}
            aria-describedby={worded === null ? undefined : `${id}-error`}
            onChange={(event) => choose(event.target.files?.[0])}
            className="sr-only"
          />
        </label>
      )}
      {worded !== null && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1 text-small text-danger"
        >
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {worded}
        </p>
      )}
    </div>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const text = useText()
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <div className="flex items-center gap-3 rounded-tile border border-line bg-surface p-2 pe-1">
      {preview ? (
        <img src={preview} alt="" className="size-14 rounded-input object-cover" />
      ) : (
        <span className="grid size-14 place-items-center rounded-input bg-surface2 text-text2">
          <FileText size={24} aria-hidden="true" />
        </span>
      )}
      <bdi className="min-w-0 flex-1 truncate text-small">{file.name}</bdi>
      <button type="button" onClick={onRemove} className={iconButtonClass}>
        <X size={20} aria-hidden="true" />
        <span className="sr-only">{text('remove')}</span>
      </button>
    </div>
  )
}
