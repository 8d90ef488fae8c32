import { MapPin } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { AreaNote } from './area-note.tsx'
import type { Lookup } from './delivery-model.ts'
import { DetailFields, detailsIn } from './detail-fields.tsx'

/** Then the way to the door; none of it has to be filled in. */
export function DetailsStep(props: {
  line1: string
  area: Lookup | { state: 'none' | 'asking' }
  onBack: () => void
  onDone: (given: ReturnType<typeof detailsIn>) => void
}) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever reads with their ears has to hear that the step has changed.
  useEffect(() => heading.current?.focus(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.onDone(detailsIn(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex items-start gap-3 rounded-tile border border-line bg-surface p-4">
        <MapPin size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-primary-text" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{props.line1}</p>
          <button
            type="button"
            onClick={props.onBack}
            className="min-h-11 text-small font-semibold text-primary-text hover:underline"
          >
            {text('change_place')}
          </button>
        </div>
      </div>
      <AreaNote area={props.area} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 font-bold outline-none">
          {text('address_details')}
        </h2>
        <p className="text-small text-text2">{text('address_details_hint')}</p>
      </div>
      <DetailFields />
      <button type="submit" className={buttonClass('primary')}>
        {text('deliver_here')}
      </button>
    </form>
  )
}
