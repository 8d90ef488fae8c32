import { CircleAlert, MapPin } from 'lucide-react'
import { useText } from '../../../platform/i18n/use-text.ts'

/** Where the address is, once that has been said, and the way back to saying it. */
export function AddressLine(props: {
  line1: string
  error: string | undefined
  onChange: () => void
}) {
  const text = useText()
  return (
    <div className="flex items-start gap-3 rounded-tile border border-line bg-surface p-4">
      <MapPin size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-primary-text" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{props.line1}</bdi>
        </p>
        {props.error && (
          <p role="alert" className="flex items-start gap-1 text-small text-danger">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {props.error}
          </p>
        )}
        <button
          type="button"
          onClick={props.onChange}
          className="min-h-11 text-small font-semibold text-primary-text hover:underline"
        >
          {text('change_place')}
        </button>
      </div>
    </div>
  )
}
