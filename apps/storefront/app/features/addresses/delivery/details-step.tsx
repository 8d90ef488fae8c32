import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { AddressFormProps } from './address-form.tsx'
import { AddressLine } from './address-line.tsx'
import { AreaNote } from './area-note.tsx'
import type { Area } from './delivery-model.ts'
import { DetailFields, detailsIn } from './detail-fields.tsx'

/** Then the way to the door; none of it has to be filled in. */
export function DetailsStep(
  props: AddressFormProps & {
    line1: string
    area: Area
    isAccepted: boolean
    isNextStep: boolean
    onBack: () => void
    onFilledIn: (given: ReturnType<typeof detailsIn>) => void
  },
) {
  const text = useText()
  const { refused, filled, isNextStep } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever reads with their ears has to hear that the step has changed.
  useEffect(() => {
    if (isNextStep) heading.current?.focus()
  }, [isNextStep])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.onFilledIn(detailsIn(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <AddressLine line1={props.line1} error={refused.fields.line1} onChange={props.onBack} />
      <AreaNote area={props.area} takesOutside={props.takesOutside} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 font-bold outline-none">
          {text('address_details')}
        </h2>
        <p className="text-small text-text2">{text('address_details_hint')}</p>
      </div>
      <DetailFields filled={filled} errors={refused.fields} />
      {refused.whole && <FormError>{refused.whole}</FormError>}
      <SubmitButton isSending={props.isSending} isDisabled={!props.isAccepted}>
        {props.submitLabel}
      </SubmitButton>
    </form>
  )
}
