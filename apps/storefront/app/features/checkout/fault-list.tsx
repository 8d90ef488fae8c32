import type { DetailFault } from '@sufra/domain/orders/checkout-rules'
import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { placeIdOf } from './fault-places.ts'

/** All that is missing, each with the way to it. It takes the focus when somebody tries to go on. */
export function FaultList(props: { faults: readonly DetailFault[]; ref: Ref<HTMLDivElement> }) {
  const text = useText()
  if (props.faults.length === 0) return null
  return (
    <div
      ref={props.ref}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2 rounded-input bg-danger-soft px-3 py-2.5 text-danger outline-none"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <ul className="flex flex-col gap-1 font-medium">
        {props.faults.map((fault) => (
          <li key={fault}>
            <a href={`#${placeIdOf(fault)}`} className="underline underline-offset-4">
              {text(`missing_${fault}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
