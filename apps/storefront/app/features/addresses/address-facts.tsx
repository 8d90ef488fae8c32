import type { AddressResource } from '@sufra/contract/people/addresses'
import { CircleCheck, CircleSlash, MapPin } from 'lucide-react'
import { isKnownLabel, LABEL_ICONS } from '#app/features/addresses/delivery/details-step.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useAddressLabel } from './address-body.ts'

/** An address as a list shows it. Every word of it is the customer's own, so each stands apart. */
export function AddressFacts({ address }: { address: AddressResource }) {
  const text = useText()
  const labelOf = useAddressLabel()
  const { label, line1, status, instructions, telephone } = address.attributes
  const Icon = isKnownLabel(label) ? LABEL_ICONS[label] : MapPin
  const details = useDetails(address)
  return (
    <div className="flex min-w-0 items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface2 text-text2">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-h3 font-semibold wrap-anywhere">
          <bdi>{labelOf(label)}</bdi>
        </h3>
        <p className="wrap-anywhere">
          <bdi>{line1}</bdi>
        </p>
        {details && <p className="text-small text-text2 wrap-anywhere">{details}</p>}
        {instructions && (
          <p className="text-small text-text2 wrap-anywhere">
            <bdi>{instructions}</bdi>
          </p>
        )}
        {telephone && (
          <p className="text-small text-text2">
            <bdi dir="ltr">{telephone}</bdi>
          </p>
        )}
        <p
          className={`mt-1 flex items-center gap-1 text-small font-medium ${status === 'active' ? 'text-success' : 'text-danger'}`}
        >
          {status === 'active' ? (
            <CircleCheck size={16} aria-hidden="true" className="shrink-0" />
          ) : (
            <CircleSlash size={16} aria-hidden="true" className="shrink-0" />
          )}
          {text(status === 'active' ? 'delivers_here' : 'delivers_not_here')}
        </p>
      </div>
    </div>
  )
}

const NAMED = {
  building: 'building',
  floor: 'floor',
  'house-number': 'house_number',
  landmark: 'landmark',
} as const

/** 'Building 4 · Floor 2' */
function useDetails({ attributes }: AddressResource): string {
  const text = useText()
  return Object.entries(NAMED)
    .flatMap(([name, key]) => {
      const said = attributes[name as keyof typeof NAMED]
      return said ? [`${text(key)} \u2068${said}\u2069`] : []
    })
    .join(' · ')
}
