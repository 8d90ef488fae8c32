import type { NewCar } from '@sufra/contract/people/cars'
import { plateFault } from '@sufra/domain/people/plate-number'
import type { FieldFault } from '@sufra/domain/text/field-faults'

type Given = { body: NewCar; faults: null } | { body: null; faults: Record<string, FieldFault> }

/** What a form says of a car. Its plate may be left out; its maker and colour may not. */
export function carIn(form: FormData): Given {
  const maker = Number(form.get('maker'))
  const color = Number(form.get('color'))
  const said = form.get('plate-number')
  const plate = typeof said === 'string' ? said.trim() : ''
  const wrong = plate === '' ? null : plateFault(plate)
  const faults: Record<string, FieldFault> = {
    ...(!maker && { maker: 'required' as const }),
    ...(!color && { color: 'required' as const }),
    ...(wrong && { 'plate-number': wrong }),
  }
  if (Object.keys(faults).length > 0) return { body: null, faults }
  return { body: { maker, color, 'plate-number': plate || null }, faults: null }
}
